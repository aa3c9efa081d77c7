#include "Internal.h"

#include <limits.h>

/// Whether the value in slot `first` belongs before that in `second`.
static bool precedes(lua_State *state, int first, int second) {
  if (lua_isnil(state, 2)) return lua_compare(state, first, second, LUA_OPLT);
  lua_pushvalue(state, 2);
  lua_pushvalue(state, first);
  lua_pushvalue(state, second);
  lua_call(state, 2, 1);
  bool answer = lua_toboolean(state, -1);
  lua_pop(state, 1);
  return answer;
}

/// Merges the runs [low, middle) and [middle, high) of the list `from` into the list `to`.
static void merge(lua_State *state, int from, int to, int low, int middle, int high) {
  int left = low, right = middle;
  for (int place = low; place < high; place++) {
    bool takesRight = left >= middle;
    if (left < middle && right < high) {
      int top = lua_gettop(state);
      lua_rawgeti(state, from, right);
      lua_rawgeti(state, from, left);
      takesRight = precedes(state, top + 1, top + 2);
      lua_settop(state, top);
    }
    lua_rawgeti(state, from, takesRight ? right++ : left++);
    lua_rawseti(state, to, place);
  }
}

/// A merge sort: stable, so that its result does not hang on the algorithm; and whatever the order
/// function answers or raises, it ends and no element is lost.
int bridge_lua_sort(lua_State *state) {
  lua_Integer length = luaL_len(state, 1);
  luaL_argcheck(state, length < INT_MAX / 2, 1, "array too big");
  if (!lua_isnoneornil(state, 2)) luaL_checktype(state, 2, LUA_TFUNCTION);
  if (length < 2) return 0;
  int count = (int)length;
  lua_settop(state, 2);
  lua_createtable(state, count, 0);
  lua_createtable(state, count, 0);
  for (int place = 1; place <= count; place++) {
    lua_geti(state, 1, place);
    lua_rawseti(state, 3, place);
  }
  int from = 3, to = 4;
  for (int width = 1; width < count; width *= 2) {
    for (int low = 1; low <= count; low += 2 * width) {
      int middle = low + width <= count ? low + width : count + 1;
      int high = middle + width <= count ? middle + width : count + 1;
      merge(state, from, to, low, middle, high);
    }
    int swapped = from;
    from = to;
    to = swapped;
  }
  for (int place = 1; place <= count; place++) {
    lua_rawgeti(state, from, place);
    lua_seti(state, 1, place);
  }
  return 0;
}
