#include "Internal.h"

#include <string.h>

BridgeType bridge_type(const BridgeLua *lua, int slot) {
  switch (lua_type(lua->current, slot)) {
    case LUA_TNIL: return BridgeTypeNil;
    case LUA_TBOOLEAN: return BridgeTypeBoolean;
    case LUA_TNUMBER: return lua_isinteger(lua->current, slot) ? BridgeTypeInteger : BridgeTypeNumber;
    case LUA_TSTRING: return BridgeTypeString;
    case LUA_TTABLE: return BridgeTypeTable;
    case LUA_TFUNCTION: return BridgeTypeFunction;
    case LUA_TTHREAD: return BridgeTypeThread;
    case LUA_TUSERDATA: return BridgeTypeObject;
    default: return BridgeTypeNone;
  }
}

bool bridge_boolean(const BridgeLua *lua, int slot) { return lua_toboolean(lua->current, slot); }

bool bridge_number(const BridgeLua *lua, int slot, double *number) {
  // A string would be converted, too.
  if (lua_type(lua->current, slot) != LUA_TNUMBER) return false;
  *number = lua_tonumberx(lua->current, slot, NULL);
  return true;
}

int64_t bridge_integer(const BridgeLua *lua, int slot) {
  return lua_tointegerx(lua->current, slot, NULL);
}

BridgeText bridge_string(const BridgeLua *lua, int slot) {
  // A number would be converted in place, which allocates.
  if (lua_type(lua->current, slot) != LUA_TSTRING) return (BridgeText){NULL, 0};
  BridgeText text;
  text.bytes = lua_tolstring(lua->current, slot, &text.length);
  return text;
}

void *bridge_object(const BridgeLua *lua, int slot) {
  if (lua_type(lua->current, slot) != LUA_TUSERDATA) return NULL;
  return ((BridgeBox *)lua_touserdata(lua->current, slot))->object;
}

int64_t bridge_length(const BridgeLua *lua, int slot) {
  return (int64_t)lua_rawlen(lua->current, slot);
}

// MARK: Pushing without allocating

static bool is_named(lua_State *state, int slot, const char *name, size_t length) {
  if (lua_type(state, slot) != LUA_TSTRING) return false;
  size_t found;
  const char *bytes = lua_tolstring(state, slot, &found);
  return found == length && memcmp(bytes, name, length) == 0;
}

/// Walks the table, since making a string of `name` for a lookup could raise.
int bridge_field(BridgeLua *lua, int table, const char *name, size_t length) {
  lua_State *state = lua->current;
  if (!lua_checkstack(state, 3)) return 0;
  lua_pushnil(state);
  while (lua_next(state, table)) {
    if (is_named(state, -2, name, length)) {
      lua_remove(state, -2);
      return lua_gettop(state);
    }
    lua_pop(state, 1);
  }
  lua_pushnil(state);
  return lua_gettop(state);
}

int bridge_before_entries(BridgeLua *lua, int room) {
  if (!lua_checkstack(lua->current, room + 2)) return 0;
  lua_pushnil(lua->current);
  return lua_gettop(lua->current);
}

bool bridge_next_entry(BridgeLua *lua, int table) {
  if (!lua_next(lua->current, table)) return false;
  lua_insert(lua->current, -2);
  return true;
}

bool bridge_step_on(BridgeLua *lua, int table, int key) {
  lua_settop(lua->current, key);
  return lua_next(lua->current, table) != 0;
}

int bridge_element(BridgeLua *lua, int table, int64_t index) {
  if (!lua_checkstack(lua->current, 1)) return 0;
  lua_rawgeti(lua->current, table, index);
  return lua_gettop(lua->current);
}

int bridge_anchored(BridgeLua *lua, int anchor) {
  return bridge_element(lua, LUA_REGISTRYINDEX, anchor);
}

void bridge_drop(BridgeLua *lua, int depth) { lua_settop(lua->current, depth); }

bool bridge_is_host_function(const BridgeLua *lua, int slot) {
  return lua_tocfunction(lua->current, slot) == bridge_trampoline;
}

bool bridge_is_script_function(const BridgeLua *lua, int slot) {
  return lua_isfunction(lua->current, slot) && !lua_iscfunction(lua->current, slot);
}

bool bridge_same(const BridgeLua *lua, int first, int second) {
  return lua_rawequal(lua->current, first, second);
}
