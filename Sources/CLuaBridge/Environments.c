#include "Internal.h"

// MARK: Lazy tables

int bridge_make_member(lua_State *state) {
  lua_settop(state, 2);
  lua_pushvalue(state, lua_upvalueindex(1));
  lua_pushvalue(state, 1);
  lua_pushvalue(state, 2);
  lua_call(state, 2, 1);
  if (lua_isnil(state, 3)) return 1;
  lua_pushvalue(state, 2);
  lua_pushvalue(state, 3);
  lua_rawset(state, 1);
  return 1;
}

void bridge_seal(lua_State *state) {
  lua_setfield(state, -2, "__index");
  lua_pushboolean(state, false);
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, -2);
}

static int lazy_table(lua_State *state) {
  int maker = lua_gettop(state) + 1;
  bridge_perform(state, *(BridgeMark *)lua_touserdata(state, 1));
  lua_createtable(state, 0, 8);
  lua_createtable(state, 0, 3);
  lua_pushvalue(state, maker + 1);
  lua_setfield(state, -2, "__call");
  lua_pushvalue(state, maker);
  lua_pushcclosure(state, bridge_make_member, 1);
  bridge_seal(state);
  return 1;
}

BridgeReturn bridge_lazy_table(BridgeLua *lua, BridgeMark mark) {
  return bridge_protect_pushes(lua, lazy_table, &mark, mark);
}

// MARK: Environments

/// Pushes what `anchor` holds, or the globals where it is 0.
static void push_environment(lua_State *state, int anchor) {
  lua_rawgeti(state, LUA_REGISTRYINDEX, anchor ? anchor : LUA_RIDX_GLOBALS);
}

typedef struct Request {
  int parent;
  int target;
} Request;

static int environment(lua_State *state) {
  Request *request = lua_touserdata(state, 1);
  lua_createtable(state, 0, 0);
  lua_createtable(state, 0, 2);
  push_environment(state, request->parent);
  lua_setfield(state, -2, "__index");
  if (request->target) {
    push_environment(state, request->target);
    lua_setfield(state, -2, "__newindex");
  }
  lua_setmetatable(state, -2);
  return 1;
}

BridgeReturn bridge_environment(BridgeLua *lua, int parent, int target) {
  Request request = {parent, target};
  return bridge_protect(lua, environment, &request);
}

/// The functions of a file share one variable that holds their globals: it is changed in place.
void bridge_set_environment(BridgeLua *lua, int function, int environment) {
  lua_State *state = lua->current;
  if (!lua_checkstack(state, 2)) return;
  lua_rawgeti(state, LUA_REGISTRYINDEX, function);
  push_environment(state, environment);
  if (!lua_setupvalue(state, -2, 1)) lua_pop(state, 1);
  lua_pop(state, 1);
}
