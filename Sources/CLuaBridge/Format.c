#include "Internal.h"

#include <math.h>
#include <string.h>

/// Makes the argument in `slot` one that `string.format` prints the same in every run.
static void prepare(lua_State *state, int slot, char *conversion) {
  switch (*conversion) {
    case 'p':
      // Addresses differ from run to run.
      *conversion = 's';
      // fallthrough
    case 's':
      if (lua_isnone(state, slot) || lua_type(state, slot) == LUA_TSTRING) return;
      bridge_tostring(state, slot, NULL);
      lua_replace(state, slot);
      return;
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
      // The sign of a NaN says nothing and differs between processors.
      if (lua_type(state, slot) != LUA_TNUMBER || !isnan(lua_tonumber(state, slot))) return;
      lua_pushnumber(state, (lua_Number)NAN);
      lua_replace(state, slot);
      return;
  }
}

int bridge_lua_format(lua_State *state) {
  size_t length;
  const char *format = luaL_checklstring(state, 1, &length);
  int count = lua_gettop(state);
  char *copy = lua_newuserdatauv(state, length + 1, 0);
  memcpy(copy, format, length + 1);
  int slot = 1;
  char *end = copy + length;
  for (char *next = copy; (next = memchr(next, '%', (size_t)(end - next))) != NULL; next++) {
    next += 1 + strspn(next + 1, "-+ #0123456789.");
    if (next == end) break;
    if (*next != '%' && ++slot <= count) prepare(state, slot, next);
  }
  lua_pushlstring(state, copy, length);
  lua_replace(state, 1);
  lua_settop(state, count);
  return bridge_call_stock(state, "format");
}

int bridge_lua_concat(lua_State *state) {
  size_t separatorLength;
  const char *separator = luaL_optlstring(state, 2, "", &separatorLength);
  lua_Integer first = luaL_optinteger(state, 3, 1);
  lua_Integer last = lua_isnoneornil(state, 4) ? luaL_len(state, 1) : luaL_checkinteger(state, 4);
  lua_settop(state, 2);
  luaL_Buffer buffer;
  luaL_buffinit(state, &buffer);
  for (lua_Integer index = first; index <= last; index++) {
    if (index > first) luaL_addlstring(&buffer, separator, separatorLength);
    lua_geti(state, 1, index);
    if (!lua_isstring(state, -1)) {
      return luaL_error(state, "invalid value (at index %I) in table for 'concat'", index);
    }
    if (lua_type(state, -1) == LUA_TNUMBER) {
      bridge_tostring(state, -1, NULL);
      lua_remove(state, -2);
    }
    luaL_addvalue(&buffer);
    if (index == LUA_MAXINTEGER) break;
  }
  luaL_pushresult(&buffer);
  return 1;
}
