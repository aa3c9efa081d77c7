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

// MARK: A sorted list of the keys of a table

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

BridgeVisit *bridge_push_visit(lua_State *state, int table) {
  uint32_t count = count_entries(state, table);
  lua_createtable(state, (int)count, 0);
  int list = lua_gettop(state);
  BridgeVisit *visit = lua_newuserdatauv(state, sizeof *visit + count * sizeof *visit->places, 0);
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
  *visit = (BridgeVisit){.count = count};
  for (place = 0; place < count; place++) visit->places[place] = keys[place].place;
  lua_settop(state, list + 1);
  return visit;
}

int bridge_step(lua_State *state, int table, int list, BridgeVisit *visit) {
  while (visit->next < visit->count) {
    lua_rawgeti(state, list, visit->places[visit->next++]);
    lua_pushvalue(state, -1);
    if (lua_rawget(state, table) != LUA_TNIL) return 2;
    lua_pop(state, 2);
  }
  lua_pushnil(state);
  return 1;
}

void bridge_skip(lua_State *state, int bound, int list, BridgeVisit *visit) {
  Key limit = key_at(state, bound);
  for (; visit->next < visit->count; visit->next++) {
    lua_rawgeti(state, list, visit->places[visit->next]);
    Key key = key_at(state, -1);
    lua_pop(state, 1);
    if (compare(&key, &limit) > 0) return;
  }
}

// MARK: Without a list

int bridge_push_smallest(lua_State *state, int table, int bound) {
  bool isFirst = lua_isnil(state, bound), isFound = false;
  Key limit = key_at(state, bound), best = limit;
  lua_pushnil(state);
  int found = lua_gettop(state);
  lua_pushnil(state);
  while (lua_next(state, table)) {
    lua_pop(state, 1);
    Key key = key_at(state, -1);
    if (!isFirst && compare(&key, &limit) <= 0) continue;
    if (isFound && compare(&key, &best) >= 0) continue;
    best = key;
    isFound = true;
    lua_copy(state, -1, found);
  }
  if (!isFound) return 1;
  lua_pushvalue(state, found);
  lua_rawget(state, table);
  return 2;
}
