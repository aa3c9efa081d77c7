#include "Internal.h"

// MARK: pairs

/// Upvalues: the list and the visit.
static int next_of_visit(lua_State *state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  return bridge_step(state, 1, lua_upvalueindex(1), lua_touserdata(state, lua_upvalueindex(2)));
}

int bridge_lua_pairs(lua_State *state) {
  if (luaL_getmetafield(state, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(state, 1);
    lua_call(state, 1, 3);
    return 3;
  }
  luaL_checktype(state, 1, LUA_TTABLE);
  bridge_push_visit(state, 1);
  lua_pushcclosure(state, next_of_visit, 2);
  lua_pushvalue(state, 1);
  lua_pushnil(state);
  return 3;
}

// MARK: next

/// Whether the visit kept in the upvalues is of the table in slot 1 and stands at the key in slot 2.
static bool continues(lua_State *state) {
  if (!lua_rawequal(state, 1, lua_upvalueindex(1))) return false;
  BridgeVisit *visit = lua_touserdata(state, lua_upvalueindex(3));
  if (visit->next == 0) return false;
  lua_rawgeti(state, lua_upvalueindex(2), visit->places[visit->next - 1]);
  bool isSame = lua_rawequal(state, 2, -1);
  lua_pop(state, 1);
  return isSame;
}

/// Keeps a visit of the table in slot 1 that stands at the key in slot 2.
static void begin_visit(lua_State *state) {
  BridgeVisit *visit = bridge_push_visit(state, 1);
  bridge_skip(state, 2, 3, visit);
  lua_replace(state, lua_upvalueindex(3));
  lua_replace(state, lua_upvalueindex(2));
  lua_pushvalue(state, 1);
  lua_replace(state, lua_upvalueindex(1));
}

/// A first key is looked for without a list, since that is how scripts ask whether a table is
/// empty; whoever goes on from it is given a visit, kept in the upvalues.
int bridge_lua_next(lua_State *state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  lua_settop(state, 2);
  if (lua_isnil(state, 2)) return bridge_push_smallest(state, 1, 2);
  if (!continues(state)) begin_visit(state);
  BridgeVisit *visit = lua_touserdata(state, lua_upvalueindex(3));
  int count = bridge_step(state, 1, lua_upvalueindex(2), visit);
  if (count == 1) {
    lua_pushnil(state);
    lua_replace(state, lua_upvalueindex(1));
  }
  return count;
}

// MARK: For Swift

/// Up to so many entries, to look for each key anew costs less than a list.
enum { FEW = 12 };

static bool has_few(lua_State *state, int table) {
  int count = 0;
  lua_pushnil(state);
  while (lua_next(state, table)) {
    lua_pop(state, 1);
    if (++count <= FEW) continue;
    lua_pop(state, 1);
    return false;
  }
  return true;
}

static int push_visit(lua_State *state) {
  bridge_push_visit(state, 2);
  return 2;
}

/// A walk takes two slots: a list and the visit of it, or the last key and nil.
int bridge_walk(BridgeLua *lua, int table) {
  lua_State *state = lua->current;
  if (!lua_checkstack(state, 8)) return 0;
  int walk = lua_gettop(state) + 1;
  if (has_few(state, table)) {
    lua_settop(state, walk + 1);
    return walk;
  }
  BridgeReturn result = bridge_protect_value(lua, push_visit, NULL, table);
  if (result.status != BridgeStatusFine) {
    lua_settop(state, walk - 1);
    return 0;
  }
  // The message handler lies below.
  lua_remove(state, walk);
  return walk;
}

bool bridge_walk_on(BridgeLua *lua, int table, int walk) {
  lua_State *state = lua->current;
  lua_settop(state, walk + 1);
  BridgeVisit *visit = lua_touserdata(state, walk + 1);
  if (visit) return bridge_step(state, table, walk, visit) == 2;
  if (bridge_push_smallest(state, table, walk) == 1) return false;
  lua_copy(state, walk + 2, walk);
  return true;
}
