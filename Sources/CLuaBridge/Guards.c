#include "Internal.h"

#include <string.h>

/// Functions of Lua's own libraries that are let through with a condition.

int bridge_call_stock(lua_State *state, const char *name) {
  lua_pushvalue(state, lua_upvalueindex(1));
  lua_insert(state, 1);
  int status = lua_pcall(state, lua_gettop(state) - 1, LUA_MULTRET, 0);
  if (status == LUA_OK) return lua_gettop(state);
  if (status != LUA_ERRMEM && lua_type(state, -1) == LUA_TSTRING) {
    // Called from C, it knew neither the script's line nor its own name.
    luaL_where(state, 1);
    luaL_gsub(state, lua_tostring(state, -2), "'?'", lua_pushfstring(state, "'%s'", name));
    lua_remove(state, -2);
    lua_concat(state, 2);
  }
  return lua_error(state);
}

// MARK: Budget: what a single call could do for ever

int bridge_lua_repeat(lua_State *state) {
  size_t length = lua_isstring(state, 1) ? lua_rawlen(state, 1) : 0;
  if (lua_isstring(state, 3)) length += lua_rawlen(state, 3);
  lua_Integer count = lua_tointeger(state, 2);
  // What is too large for the memory fails before it takes any time.
  bool fits = length == 0 || (size_t)count <= bridge_of(state)->byteLimit / length;
  if (count > 0 && fits) bridge_spend(state, count);
  return bridge_call_stock(state, "rep");
}

int bridge_lua_move(lua_State *state) {
  lua_Integer first = lua_tointeger(state, 2), last = lua_tointeger(state, 3);
  uint64_t steps = last > first ? (uint64_t)last - (uint64_t)first : 0;
  bridge_spend(state, steps > INT64_MAX ? INT64_MAX : (int64_t)steps);
  return bridge_call_stock(state, "move");
}

/// Each coroutine counts to a thousand for itself before the hook looks at the budget; so each one
/// is charged that much in advance.
enum { COROUTINE = 1000 };

int bridge_lua_create(lua_State *state) {
  bridge_spend(state, COROUTINE);
  return bridge_call_stock(state, "create");
}

int bridge_lua_wrap(lua_State *state) {
  bridge_spend(state, COROUTINE);
  return bridge_call_stock(state, "wrap");
}

// MARK: Protected calls

/// Has the host add to the message on top, where it is one that Lua made of a wrong operation.
static void explain(lua_State *state) {
  void *explainer = bridge_of(state)->explainer;
  if (!explainer || lua_type(state, -1) != LUA_TSTRING) return;
  if (!strstr(lua_tostring(state, -1), "attempt to ")) return;
  int message = lua_gettop(state);
  if (bridge_enter(state, explainer) == 1) lua_remove(state, message);
}

/// The results of `pcall`, the first of which already stands before them where all went well.
static int finish_pcall(lua_State *state, int status, lua_KContext context) {
  (void)context;
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(state);
  if (bridge_of(state)->spent == BridgeStatusFine) explain(state);
  lua_pushboolean(state, false);
  lua_insert(state, -2);
  return 2;
}

int bridge_lua_pcall(lua_State *state) {
  luaL_checkany(state, 1);
  lua_pushboolean(state, true);
  lua_insert(state, 1);
  int status = lua_pcallk(state, lua_gettop(state) - 2, LUA_MULTRET, 0, 0, finish_pcall);
  return finish_pcall(state, status, 0);
}

/// The script's message handler, in upvalue 1. Once a limit is spent it gets no turn: hooks are off
/// while the hook's own error is handled, and nothing would end it.
static int handle(lua_State *state) {
  if (bridge_of(state)->spent != BridgeStatusFine) return 1;
  explain(state);
  lua_pushvalue(state, lua_upvalueindex(1));
  lua_insert(state, 1);
  lua_call(state, 1, 1);
  return 1;
}

static int return_all(lua_State *state, int status, lua_KContext context) {
  (void)status;
  (void)context;
  return lua_gettop(state);
}

int bridge_lua_xpcall(lua_State *state) {
  luaL_checktype(state, 2, LUA_TFUNCTION);
  lua_pushvalue(state, 2);
  lua_pushcclosure(state, handle, 1);
  lua_replace(state, 2);
  lua_pushvalue(state, lua_upvalueindex(1));
  lua_insert(state, 1);
  lua_callk(state, lua_gettop(state) - 1, LUA_MULTRET, 0, return_all);
  return lua_gettop(state);
}

// MARK: No finalisers, no bytecode, no chance

int bridge_lua_setmetatable(lua_State *state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  luaL_argexpected(state, lua_isnil(state, 2) || lua_istable(state, 2), 2, "nil or table");
  if (luaL_getmetafield(state, 1, "__metatable") != LUA_TNIL) {
    return luaL_error(state, "cannot change a protected metatable");
  }
  if (lua_istable(state, 2)) {
    lua_pushliteral(state, "__gc");
    if (lua_rawget(state, 2) != LUA_TNIL) {
      // No limit reaches a finaliser.
      return luaL_error(state, "'__gc' is refused: use '__close' and a local variable <close>");
    }
  }
  lua_settop(state, 2);
  lua_setmetatable(state, 1);
  return 1;
}

/// What a script loads stands in no file, whatever the script calls it: of a place in a file the host
/// shows the line, and scripts are to see none but their own.
static void disown(lua_State *state, int slot) {
  if (lua_type(state, slot) != LUA_TSTRING) return;
  const char *name = lua_tostring(state, slot);
  if (name[0] != '@') return;
  lua_pushfstring(state, "=%s", name + 1);
  lua_replace(state, slot);
}

int bridge_lua_load(lua_State *state) {
  const char *mode = luaL_optstring(state, 3, "t");
  if (!strchr(mode, 't')) {
    lua_pushnil(state);
    lua_pushliteral(state, "precompiled chunks are refused");
    return 2;
  }
  if (lua_gettop(state) < 3) lua_settop(state, 3);
  disown(state, 2);
  lua_pushliteral(state, "t");
  lua_replace(state, 3);
  return bridge_call_stock(state, "load");
}

int bridge_lua_randomseed(lua_State *state) {
  if (lua_isnoneornil(state, 1)) {
    lua_settop(state, 0);
    lua_pushinteger(state, bridge_of(state)->seed);
  }
  return bridge_call_stock(state, "randomseed");
}
