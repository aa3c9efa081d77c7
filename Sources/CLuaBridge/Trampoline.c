#include "Internal.h"

/// Every host function enters here, and every error leaves from here: the Swift frame has already
/// returned when `lua_error` jumps.
int bridge_enter(lua_State *state, void *function) {
  BridgeLua *lua = bridge_of(state);
  // What an error has left behind of pushes that were never carried out.
  if (lua->pushCount > lua->floor.pushes) bridge_forget(lua, lua->floor);
  BridgeMark mark = lua->floor;
  lua_State *outer = lua->current;
  lua->current = state;
  BridgeStatus status = lua->host.call(lua->host.context, function, lua_gettop(state));
  lua->current = outer;
  int count = bridge_perform(state, mark);
  if (status == BridgeStatusFine) return count;
  return lua_error(state);
}

int bridge_trampoline(lua_State *state) {
  BridgeBox *box = lua_touserdata(state, lua_upvalueindex(1));
  return bridge_enter(state, box->object);
}
