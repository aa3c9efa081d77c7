#include "Internal.h"

/// Released anchors wait here, because a release may come from a finaliser, where the stacks are
/// not to be touched. Freeing one cannot raise: its entry in the registry exists.
static void free_released(BridgeLua *lua) {
  while (lua->releasedCount > 0) {
    luaL_unref(lua->current, LUA_REGISTRYINDEX, lua->released[--lua->releasedCount]);
    lua->anchorCount--;
  }
}

static int anchor(lua_State *state) {
  lua_pushinteger(state, luaL_ref(state, LUA_REGISTRYINDEX));
  return 1;
}

int bridge_anchor(BridgeLua *lua, int slot) {
  lua_State *state = lua->current;
  if (!lua_checkstack(state, 4)) return 0;
  free_released(lua);
  if (lua->anchorCount == lua->anchorCapacity) {
    // Room for the release of each anchor, so that a release never needs memory.
    lua->anchorCapacity = 2 * lua->anchorCapacity + 16;
    lua->released = bridge_resize(lua->released, lua->anchorCapacity * sizeof(int));
  }
  lua_pushcfunction(state, anchor);
  lua_pushvalue(state, slot);
  int status = lua_pcall(state, 1, 1, 0);
  int held = status == LUA_OK ? (int)lua_tointeger(state, -1) : 0;
  lua_pop(state, 1);
  if (held != 0) lua->anchorCount++;
  return held;
}

void bridge_release(BridgeLua *lua, int anchor) { lua->released[lua->releasedCount++] = anchor; }
