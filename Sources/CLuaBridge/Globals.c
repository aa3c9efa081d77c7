#include "Internal.h"

int bridge_open_globals(lua_State *state) {
  bridge_of(state)->boxMetatable = bridge_push_metatable(state);
  luaL_requiref(state, LUA_GNAME, luaopen_base, true);
  luaL_requiref(state, LUA_COLIBNAME, luaopen_coroutine, true);
  luaL_requiref(state, LUA_TABLIBNAME, luaopen_table, true);
  luaL_requiref(state, LUA_STRLIBNAME, luaopen_string, true);
  luaL_requiref(state, LUA_MATHLIBNAME, luaopen_math, true);
  luaL_requiref(state, LUA_UTF8LIBNAME, luaopen_utf8, true);
  lua_settop(state, 0);
  return 0;
}
