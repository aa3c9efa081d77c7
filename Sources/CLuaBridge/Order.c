#include "Internal.h"

#include <stdlib.h>
#include <string.h>

/// Stock Lua visits a table in the order of hashes, which mix addresses and the time. Here it is:
/// numbers by value, strings by their bytes, Booleans, and then objects in order of creation.
typedef enum Rank { RankNumber, RankString, RankBoolean, RankObject } Rank;

typedef struct Key {
  Rank rank;
  /// The key's place in the list of keys.
  uint32_t place;
  union {
    /// Holds each integer and each float exactly.
    long double number;
    BridgeText text;
    /// A Boolean, a serial, or the address of a C function that has no block.
    uint64_t order;
  };
} Key;

static Key key_at(lua_State *state, int slot) {
  Key key = {.rank = RankObject};
  switch (lua_type(state, slot)) {
    case LUA_TNUMBER:
      key.rank = RankNumber;
      if (lua_isinteger(state, slot)) key.number = lua_tointeger(state, slot);
      else key.number = lua_tonumber(state, slot);
      break;
    case LUA_TSTRING:
      key.rank = RankString;
      key.text.bytes = lua_tolstring(state, slot, &key.text.length);
      break;
    case LUA_TBOOLEAN:
      key.rank = RankBoolean;
      key.order = (uint64_t)lua_toboolean(state, slot);
      break;
    default: {
      BridgeBirth *birth = bridge_birth(state, slot);
      key.order = birth ? birth->serial : (uint64_t)(uintptr_t)lua_topointer(state, slot);
    }
  }
  return key;
}

static int compare(const void *first, const void *second) {
  const Key *left = first, *right = second;
  if (left->rank != right->rank) return left->rank < right->rank ? -1 : 1;
  switch (left->rank) {
    case RankNumber: return (left->number > right->number) - (left->number < right->number);
    case RankString: {
      size_t left_length = left->text.length, right_length = right->text.length;
      size_t common = left_length < right_length ? left_length : right_length;
      int order = memcmp(left->text.bytes, right->text.bytes, common);
      return order ? order : (left_length > right_length) - (left_length < right_length);
    }
    default: return (left->order > right->order) - (left->order < right->order);
  }
}

// MARK: A list of the keys of a table

/// The order in which the keys of a list are to be visited.
typedef struct Visit {
  uint32_t count;
  uint32_t next;
  uint32_t places[];
} Visit;

/// Keys that are sorted on the C stack; more take a block.
enum { FEW = 32 };

static uint32_t count_entries(lua_State *state, int table) {
  uint32_t count = 0;
  lua_pushnil(state);
  while (lua_next(state, table)) {
    lua_pop(state, 1);
    count++;
  }
  return count;
}

/// Pushes the list of the keys of `table` and the visit of it.
static Visit *push_visit(lua_State *state, int table) {
  uint32_t count = count_entries(state, table);
  lua_createtable(state, (int)count, 0);
  int list = lua_gettop(state);
  Visit *visit = lua_newuserdatauv(state, sizeof *visit + count * sizeof *visit->places, 0);
  Key few[FEW];
  Key *keys = count <= FEW ? few : lua_newuserdatauv(state, count * sizeof *keys, 0);
  uint32_t place = 0;
  lua_pushnil(state);
  while (lua_next(state, table)) {
    lua_pop(state, 1);
    keys[place] = key_at(state, -1);
    keys[place].place = place + 1;
    lua_pushvalue(state, -1);
    lua_rawseti(state, list, ++place);
  }
  qsort(keys, count, sizeof *keys, compare);
  *visit = (Visit){.count = count};
  for (place = 0; place < count; place++) visit->places[place] = keys[place].place;
  lua_settop(state, list + 1);
  return visit;
}

/// Pushes the next key of the visit whose value is not nil, and the value; or nil at the end.
static int step(lua_State *state, int table, int list, Visit *visit) {
  while (visit->next < visit->count) {
    lua_rawgeti(state, list, visit->places[visit->next++]);
    lua_pushvalue(state, -1);
    if (lua_rawget(state, table) != LUA_TNIL) return 2;
    lua_pop(state, 2);
  }
  lua_pushnil(state);
  return 1;
}

// MARK: pairs

/// Upvalues: the list and the visit.
static int next_of_visit(lua_State *state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  return step(state, 1, lua_upvalueindex(1), lua_touserdata(state, lua_upvalueindex(2)));
}

int bridge_lua_pairs(lua_State *state) {
  if (luaL_getmetafield(state, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(state, 1);
    lua_call(state, 1, 3);
    return 3;
  }
  luaL_checktype(state, 1, LUA_TTABLE);
  push_visit(state, 1);
  lua_pushcclosure(state, next_of_visit, 2);
  lua_pushvalue(state, 1);
  lua_pushnil(state);
  return 3;
}

// MARK: next

/// Pushes the entry with the smallest key above that in slot 2, or the smallest at all.
static int smallest(lua_State *state, bool isFirst) {
  Key bound = key_at(state, 2), best = bound;
  bool found = false;
  lua_settop(state, 2);
  lua_pushnil(state);
  lua_pushnil(state);
  while (lua_next(state, 1)) {
    lua_pop(state, 1);
    Key key = key_at(state, 4);
    if ((isFirst || compare(&key, &bound) > 0) && (!found || compare(&key, &best) < 0)) {
      best = key;
      found = true;
      lua_copy(state, 4, 3);
    }
  }
  if (!found) {
    lua_pushnil(state);
    return 1;
  }
  lua_settop(state, 3);
  lua_pushvalue(state, 3);
  lua_rawget(state, 1);
  return 2;
}

/// Whether the visit kept in the upvalues is of the table in slot 1 and stands at the key in slot 2.
static bool continues(lua_State *state) {
  if (!lua_rawequal(state, 1, lua_upvalueindex(1))) return false;
  Visit *visit = lua_touserdata(state, lua_upvalueindex(3));
  if (visit->next == 0) return false;
  lua_rawgeti(state, lua_upvalueindex(2), visit->places[visit->next - 1]);
  bool same = lua_rawequal(state, 2, -1);
  lua_pop(state, 1);
  return same;
}

/// Keeps a visit of the table in slot 1 that stands at the key in slot 2.
static void begin_visit(lua_State *state) {
  Visit *visit = push_visit(state, 1);
  Key bound = key_at(state, 2);
  for (; visit->next < visit->count; visit->next++) {
    lua_rawgeti(state, 3, visit->places[visit->next]);
    Key key = key_at(state, -1);
    lua_pop(state, 1);
    if (compare(&key, &bound) > 0) break;
  }
  lua_replace(state, lua_upvalueindex(3));
  lua_replace(state, lua_upvalueindex(2));
  lua_pushvalue(state, 1);
  lua_replace(state, lua_upvalueindex(1));
}

/// A first key is looked for without a list, since that is how scripts ask whether a table is
/// empty; whoever goes on from it is given a visit, kept in the upvalues.
int bridge_lua_next(lua_State *state) {
  luaL_checktype(state, 1, LUA_TTABLE);
  lua_settop(state, 2);
  if (lua_isnil(state, 2)) return smallest(state, true);
  if (!continues(state)) begin_visit(state);
  Visit *visit = lua_touserdata(state, lua_upvalueindex(3));
  int count = step(state, 1, lua_upvalueindex(2), visit);
  if (count == 1) {
    lua_pushnil(state);
    lua_replace(state, lua_upvalueindex(1));
  }
  return count;
}
