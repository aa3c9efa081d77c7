#include "Internal.h"

#include <string.h>

static BridgeStatus status_of(BridgeLua *lua, lua_State *state, int status) {
  if (status == LUA_OK) return BridgeStatusFine;
  if (lua->spent != BridgeStatusFine) return lua->spent;
  if (status == LUA_ERRMEM) return BridgeStatusMemory;
  if (status == LUA_ERRERR) return BridgeStatusStack;
  const char *message = lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1) : "";
  return strstr(message, "stack overflow") ? BridgeStatusStack : BridgeStatusRaised;
}

BridgeReturn bridge_protect(BridgeLua *lua, lua_CFunction body, void *request) {
  return bridge_protect_value(lua, body, request, 0);
}

BridgeReturn bridge_protect_value(BridgeLua *lua, lua_CFunction body, void *request, int slot) {
  lua_State *state = lua->current;
  int depth = lua_gettop(state);
  if (!lua_checkstack(state, 8)) return (BridgeReturn){BridgeStatusMemory, depth, depth + 1, 0};
  lua_pushcfunction(state, bridge_handler);
  lua_pushcfunction(state, body);
  lua_pushlightuserdata(state, request);
  if (slot > 0) lua_pushvalue(state, slot);
  int status = lua_pcall(state, slot > 0 ? 2 : 1, LUA_MULTRET, depth + 1);
  int count = lua_gettop(state) - depth - 1;
  return (BridgeReturn){status_of(lua, state, status), depth, depth + 2, count};
}

/// The same with the pushes after `mark`, which are gone afterwards.
static BridgeReturn protect_pushes(BridgeLua *lua, lua_CFunction body, void *request,
                                   BridgeMark mark) {
  BridgeMark floor = lua->floor;
  lua->floor = mark;
  BridgeReturn result = bridge_protect(lua, body, request);
  lua->floor = floor;
  bridge_forget(lua, mark);
  return result;
}

// MARK: Calls

typedef struct Request {
  BridgeMark mark;
  int anchor;
  const char *name;
} Request;

static int call(lua_State *state) {
  Request *request = lua_touserdata(state, 1);
  lua_rawgeti(state, LUA_REGISTRYINDEX, request->anchor);
  lua_call(state, bridge_perform(state, request->mark), LUA_MULTRET);
  return lua_gettop(state) - 1;
}

BridgeReturn bridge_call(BridgeLua *lua, int anchor, BridgeMark mark) {
  Request request = {.mark = mark, .anchor = anchor};
  return protect_pushes(lua, call, &request, mark);
}

static int carry_out(lua_State *state) {
  return bridge_perform(state, ((Request *)lua_touserdata(state, 1))->mark);
}

BridgeReturn bridge_carry_out(BridgeLua *lua, BridgeMark mark) {
  Request request = {.mark = mark};
  return protect_pushes(lua, carry_out, &request, mark);
}

// MARK: Globals

static int set_global(lua_State *state) {
  Request *request = lua_touserdata(state, 1);
  lua_pushglobaltable(state);
  lua_pushstring(state, request->name);
  bridge_perform(state, request->mark);
  lua_rawset(state, -3);
  return 0;
}

BridgeReturn bridge_set_global(BridgeLua *lua, const char *name, BridgeMark mark) {
  Request request = {.mark = mark, .name = name};
  return protect_pushes(lua, set_global, &request, mark);
}

static int get_global(lua_State *state) {
  Request *request = lua_touserdata(state, 1);
  lua_pushglobaltable(state);
  lua_pushstring(state, request->name);
  lua_rawget(state, -2);
  return 1;
}

BridgeReturn bridge_get_global(BridgeLua *lua, const char *name) {
  Request request = {.name = name};
  return bridge_protect(lua, get_global, &request);
}

static int set_fallback(lua_State *state) {
  Request *request = lua_touserdata(state, 1);
  lua_pushglobaltable(state);
  lua_createtable(state, 0, 2);
  bridge_perform(state, request->mark);
  lua_setfield(state, -2, "__index");
  lua_pushboolean(state, false);
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, -2);
  return 0;
}

BridgeReturn bridge_set_fallback(BridgeLua *lua, BridgeMark mark) {
  Request request = {.mark = mark};
  return protect_pushes(lua, set_fallback, &request, mark);
}
