#include "Internal.h"

#include <math.h>
#include <string.h>

static void push_number(lua_State *state, int slot) {
  BridgeLua *lua = bridge_of(state);
  char text[32];
  size_t length = lua->host.describe(lua_tonumber(state, slot), text);
  lua_pushlstring(state, text, length);
}

const char *bridge_tostring(lua_State *state, int slot, size_t *length) {
  if (lua_type(state, slot) == LUA_TNUMBER && !lua_isinteger(state, slot)) {
    push_number(state, slot);
    return lua_tolstring(state, -1, length);
  }
  return luaL_tolstring(state, slot, length);
}

static int text(lua_State *state) {
  bridge_tostring(state, 2, NULL);
  return 1;
}

BridgeReturn bridge_text(BridgeLua *lua, int slot) {
  return bridge_protect_value(lua, text, NULL, slot);
}

BridgeText bridge_take_output(BridgeLua *lua) {
  BridgeText text = {lua->output.bytes, lua->output.length};
  lua->output.length = 0;
  return text;
}
