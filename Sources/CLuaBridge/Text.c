#include "Internal.h"

static void push_number(lua_State *state, int slot) {
  if (lua_isinteger(state, slot)) {
    lua_pushfstring(state, "%I", lua_tointeger(state, slot));
    return;
  }
  char text[32];
  size_t length = bridge_of(state)->host.describe(lua_tonumber(state, slot), text);
  lua_pushlstring(state, text, length);
}

/// Objects are numbered as they are first printed: their addresses differ from run to run.
static void push_label(lua_State *state, int slot) {
  const char *kind = luaL_typename(state, slot);
  bool isNamed = luaL_getmetafield(state, slot, "__name") == LUA_TSTRING;
  if (isNamed) kind = lua_tostring(state, -1);
  BridgeBirth *birth = bridge_birth(state, slot);
  if (!birth) {
    lua_pushfstring(state, "%s: builtin", kind);
    return;
  }
  if (birth->label == 0) birth->label = ++bridge_of(state)->labels;
  lua_pushfstring(state, "%s: #%I", kind, (lua_Integer)birth->label);
}

const char *bridge_tostring(lua_State *state, int slot, size_t *length) {
  slot = lua_absindex(state, slot);
  if (luaL_callmeta(state, slot, "__tostring")) {
    if (!lua_isstring(state, -1)) luaL_error(state, "'__tostring' must return a string");
    slot = lua_gettop(state);
  }
  switch (lua_type(state, slot)) {
    case LUA_TNUMBER: push_number(state, slot); break;
    case LUA_TSTRING: lua_pushvalue(state, slot); break;
    case LUA_TBOOLEAN: lua_pushstring(state, lua_toboolean(state, slot) ? "true" : "false"); break;
    case LUA_TNIL: lua_pushliteral(state, "nil"); break;
    default: push_label(state, slot); break;
  }
  return lua_tolstring(state, -1, length);
}

int bridge_lua_tostring(lua_State *state) {
  luaL_checkany(state, 1);
  bridge_tostring(state, 1, NULL);
  return 1;
}

// MARK: Output

static void write_output(lua_State *state, const char *bytes, size_t length) {
  BridgeLua *lua = bridge_of(state);
  if (length > lua->outputLeft) bridge_leave(state, BridgeStatusOutput);
  lua->outputLeft -= length;
  bridge_append(&lua->output, bytes, length);
}

int bridge_lua_print(lua_State *state) {
  int count = lua_gettop(state);
  for (int slot = 1; slot <= count; slot++) {
    size_t length;
    const char *text = bridge_tostring(state, slot, &length);
    if (slot > 1) write_output(state, "\t", 1);
    write_output(state, text, length);
    lua_settop(state, count);
  }
  write_output(state, "\n", 1);
  return 0;
}

BridgeText bridge_take_output(BridgeLua *lua) {
  BridgeText text = {lua->output.bytes, lua->output.length};
  lua->output.length = 0;
  return text;
}

// MARK: For Swift

static int text(lua_State *state) {
  bridge_tostring(state, 2, NULL);
  return 1;
}

BridgeReturn bridge_text(BridgeLua *lua, int slot) {
  return bridge_protect_value(lua, text, NULL, slot);
}
