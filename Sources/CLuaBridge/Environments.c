#include "Internal.h"

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
