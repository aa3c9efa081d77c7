#include "Internal.h"

void bridge_measure_boxes(lua_State *state) {
  BridgeLua *lua = bridge_of(state);
  char *box = lua_newuserdatauv(state, sizeof(BridgeBox), 0);
  lua->boxOffset = box - (char *)lua->newest;
  lua_pop(state, 1);
}

BridgeBox *bridge_push_box(lua_State *state) {
  BridgeBox *box = lua_newuserdatauv(state, sizeof *box, 0);
  box->object = NULL;
  bridge_birth(state, -1)->isBox = true;
  return box;
}

/// Lua function: `__eq`, unless a type has its own: two boxes of one Swift object are equal.
static int is_same(lua_State *state) {
  BridgeBox *left = lua_touserdata(state, 1), *right = lua_touserdata(state, 2);
  lua_pushboolean(state, left && right && left->object == right->object);
  return 1;
}

/// Lua function: `__index` of a type with fields. Upvalues: the members, and what answers for
/// those that are not there.
static int index_member(lua_State *state) {
  lua_pushvalue(state, 2);
  switch (lua_rawget(state, lua_upvalueindex(1))) {
    case LUA_TNIL:
      lua_settop(state, 2);
      lua_pushvalue(state, lua_upvalueindex(2));
      lua_insert(state, 1);
      lua_call(state, 2, 1);
      return 1;
    case LUA_TUSERDATA: {
      BridgeBox *getter = lua_touserdata(state, -1);
      lua_settop(state, 2);
      return bridge_enter(state, getter->object);
    }
    default: return 1;
  }
}

/// What every metatable of a host type has.
static void push_metatable(lua_State *state) {
  lua_createtable(state, 0, 8);
  lua_pushcfunction(state, is_same);
  lua_setfield(state, -2, "__eq");
  // Scripts may not take it apart.
  lua_pushboolean(state, false);
  lua_setfield(state, -2, "__metatable");
}

typedef struct Definition {
  BridgeMark mark;
  bool hasFields;
  int anchor;
} Definition;

/// Lua function: makes the metatable. Stack: request, members, metamethods, metatable.
static int define_type(lua_State *state) {
  Definition *definition = lua_touserdata(state, 1);
  bridge_perform(state, definition->mark);
  push_metatable(state);
  lua_pushnil(state);
  while (lua_next(state, 3)) {
    lua_pushvalue(state, -2);
    lua_insert(state, -2);
    lua_rawset(state, 4);
  }
  lua_getfield(state, 3, "__index");
  if (definition->hasFields) {
    lua_pushvalue(state, 2);
    lua_insert(state, -2);
    lua_pushcclosure(state, index_member, 2);
  } else {
    lua_createtable(state, 0, 1);
    lua_insert(state, -2);
    lua_setfield(state, -2, "__index");
    lua_setmetatable(state, 2);
    lua_pushvalue(state, 2);
  }
  lua_setfield(state, 4, "__index");
  definition->anchor = luaL_ref(state, LUA_REGISTRYINDEX);
  return 0;
}

int bridge_define_type(BridgeLua *lua, bool hasFields, BridgeMark mark) {
  Definition definition = {mark, hasFields, 0};
  bridge_drop(lua, bridge_protect_pushes(lua, define_type, &definition, mark).depth);
  return definition.anchor;
}
