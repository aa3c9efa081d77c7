#include "Internal.h"

#include <string.h>

/// Whether Lua says of itself that calls are nested too deeply: it ends so, after the place of a
/// caller in a script. Where a C function asks for more slots than there are, Lua says which, and
/// that is no recursion.
static bool tells_overflow(const char *message) {
  static const char told[] = "stack overflow";
  size_t length = strlen(message), end = sizeof told - 1;
  return length >= end && strcmp(message + length - end, told) == 0;
}

static BridgeStatus status_of(BridgeLua *lua, lua_State *state, int status) {
  if (status == LUA_OK) return BridgeStatusFine;
  if (lua->spent != BridgeStatusFine) return lua->spent;
  if (status == LUA_ERRMEM) return BridgeStatusMemory;
  if (status == LUA_ERRERR) return BridgeStatusStack;
  if (lua_type(state, -1) != LUA_TSTRING) return BridgeStatusRaised;
  return tells_overflow(lua_tostring(state, -1)) ? BridgeStatusStack : BridgeStatusRaised;
}

/// The value stays as it was raised; only the place, which is lost with the stack, is noted.
int bridge_handler(lua_State *state) {
  bridge_note_fault(bridge_of(state), state, 1);
  return 1;
}

/// Slots that a protected call needs beyond its arguments.
enum { SPARE = 8 };

/// A call that did not begin.
static BridgeReturn refuse(BridgeLua *lua, BridgeStatus status) {
  int depth = lua_gettop(lua->current);
  bridge_note_fault(lua, lua->current, 0);
  return (BridgeReturn){status, depth, depth + 1, 0};
}

/// Whether C's stack is nearly used up: Lua's limit of 200 levels knows nothing of the size of
/// Swift's frames between them.
static bool is_deep(const BridgeLua *lua) {
  return (uintptr_t)__builtin_frame_address(0) < lua->stackEnd;
}

/// Calls the function below the topmost `arguments` values; the handler stands above `depth`.
static BridgeReturn protected_call(BridgeLua *lua, int depth, int arguments) {
  lua_State *state = lua->current;
  int status = lua_pcall(state, arguments, LUA_MULTRET, depth + 1);
  int count = lua_gettop(state) - depth - 1;
  return (BridgeReturn){status_of(lua, state, status), depth, depth + 2, count};
}

BridgeReturn bridge_protect_value(BridgeLua *lua, lua_CFunction body, void *request, int slot) {
  lua_State *state = lua->current;
  int depth = lua_gettop(state);
  if (!lua_checkstack(state, SPARE)) return refuse(lua, BridgeStatusMemory);
  lua_pushcfunction(state, bridge_handler);
  lua_pushcfunction(state, body);
  lua_pushlightuserdata(state, request);
  if (slot > 0) lua_pushvalue(state, slot);
  return protected_call(lua, depth, slot > 0 ? 2 : 1);
}

BridgeReturn bridge_protect(BridgeLua *lua, lua_CFunction body, void *request) {
  return bridge_protect_value(lua, body, request, 0);
}

BridgeReturn bridge_protect_pushes(BridgeLua *lua, lua_CFunction body, void *request,
                                   BridgeMark mark) {
  lua_State *state = lua->current;
  int depth = lua_gettop(state);
  if (!lua_checkstack(state, SPARE + (int)(lua->pushCount - mark.pushes))) {
    return refuse(lua, BridgeStatusMemory);
  }
  lua_pushcfunction(state, bridge_handler);
  lua_pushcfunction(state, body);
  lua_pushlightuserdata(state, request);
  BridgeReturn result = protected_call(lua, depth, 1 + bridge_stage_slots(lua, mark));
  bridge_forget(lua, mark);
  return result;
}

static int carry_out(lua_State *state) {
  return bridge_perform(state, *(BridgeMark *)lua_touserdata(state, 1));
}

BridgeReturn bridge_carry_out(BridgeLua *lua, BridgeMark mark) {
  return bridge_protect_pushes(lua, carry_out, &mark, mark);
}

/// Pushes the arguments after `mark` above the handler and the function; in a protected call of
/// their own where they need memory, so that the function itself runs one C level deep, not two.
static BridgeReturn push_arguments(BridgeLua *lua, int depth, BridgeMark mark) {
  lua_State *state = lua->current;
  if (!bridge_allocates(lua, mark)) {
    return (BridgeReturn){BridgeStatusFine, depth, depth + 3, bridge_perform(state, mark)};
  }
  lua_pushcfunction(state, carry_out);
  lua_pushlightuserdata(state, &mark);
  int status = lua_pcall(state, 1 + bridge_stage_slots(lua, mark), LUA_MULTRET, depth + 1);
  int count = lua_gettop(state) - depth - 2;
  bridge_forget(lua, mark);
  return (BridgeReturn){status_of(lua, state, status), depth, depth + 3, count};
}

BridgeReturn bridge_call(BridgeLua *lua, int anchor, BridgeMark mark) {
  lua_State *state = lua->current;
  int depth = lua_gettop(state);
  bool hasRoom = lua_checkstack(state, SPARE + (int)(lua->pushCount - mark.pushes));
  if (!hasRoom || is_deep(lua)) {
    bridge_forget(lua, mark);
    return refuse(lua, hasRoom ? BridgeStatusStack : BridgeStatusMemory);
  }
  lua_pushcfunction(state, bridge_handler);
  lua_rawgeti(state, LUA_REGISTRYINDEX, anchor);
  BridgeReturn arguments = push_arguments(lua, depth, mark);
  if (arguments.status != BridgeStatusFine) return arguments;
  BridgeMark floor = lua->floor;
  lua->floor = mark;
  BridgeReturn result = protected_call(lua, depth, arguments.count);
  lua->floor = floor;
  // What an error has left behind of pushes that were never carried out.
  bridge_forget(lua, mark);
  return result;
}
