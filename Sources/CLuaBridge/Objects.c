#include "Internal.h"

void bridge_measure_boxes(lua_State *state) {
  BridgeLua *lua = bridge_of(state);
  char *box = lua_newuserdatauv(state, sizeof(BridgeBox), 0);
  lua->boxOffset = box - (char *)lua->newest;
  lua_pop(state, 1);
}

BridgeBox *bridge_push_box(lua_State *state) {
  BridgeLua *lua = bridge_of(state);
  BridgeBox *box = lua_newuserdatauv(state, sizeof *box, 0);
  *box = (BridgeBox){.object = NULL, .next = lua->boxes, .link = &lua->boxes};
  if (box->next) box->next->link = &box->next;
  lua->boxes = box;
  bridge_birth(state, -1)->isBox = true;
  return box;
}

void bridge_unlink_box(BridgeBox *box) {
  *box->link = box->next;
  if (box->next) box->next->link = box->link;
}

void bridge_release_boxes(BridgeLua *lua) {
  while (lua->boxes) {
    BridgeBox *box = lua->boxes;
    bridge_unlink_box(box);
    if (box->object) lua->host.release(box->object);
  }
}

/// Lua function: `__eq`, unless a type has its own: two boxes of one Swift object are equal.
static int is_same(lua_State *state) {
  BridgeBox *left = lua_touserdata(state, 1), *right = lua_touserdata(state, 2);
  lua_pushboolean(state, left && right && left->object == right->object);
  return 1;
}

/// Asks `finder` for the member that slot 2 names of what is in slot 1, and leaves it on top. Where
/// it is one of the type's own it is kept in `members`, so that it is made once, and only if used.
static bool find_member(lua_State *state, int members, int finder) {
  lua_pushvalue(state, finder);
  lua_pushvalue(state, 1);
  lua_pushvalue(state, 2);
  lua_call(state, 2, 2);
  bool isKept = lua_toboolean(state, -1);
  lua_pop(state, 1);
  if (isKept) {
    lua_pushvalue(state, 2);
    lua_pushvalue(state, -2);
    lua_rawset(state, members);
  }
  return isKept;
}

/// Lua function: `__index` of a type whose objects are asked. Upvalues: the members that are kept,
/// and the finder of the others.
static int index_object(lua_State *state) {
  lua_pushvalue(state, 2);
  bool isKept = lua_rawget(state, lua_upvalueindex(1)) != LUA_TNIL;
  if (!isKept) {
    lua_settop(state, 2);
    isKept = find_member(state, lua_upvalueindex(1), lua_upvalueindex(2));
  }
  BridgeBox *getter = isKept ? lua_touserdata(state, -1) : NULL;
  if (!getter) return 1;
  lua_settop(state, 2);
  return bridge_enter(state, getter->object);
}

/// Lua function: `__index` of a table of members. Upvalue: the finder of those that are not there.
static int index_members(lua_State *state) {
  find_member(state, 1, lua_upvalueindex(1));
  return 1;
}

/// Lua function: `__newindex`, unless a type has its own: the fields of objects are only read.
static int refuse_write(lua_State *state) {
  luaL_getmetafield(state, 1, "__name");
  const char *name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "[…]";
  return luaL_error(state, "\"%s\" of the %s cannot be assigned: it can only be read", name,
                    lua_tostring(state, -1));
}

/// Gives the metatable in slot 2 a metamethod, unless it has its own.
static void add_missing(lua_State *state, const char *name, lua_CFunction function) {
  if (lua_getfield(state, 2, name) == LUA_TNIL) {
    lua_pushcfunction(state, function);
    lua_setfield(state, 2, name);
  }
  lua_pop(state, 1);
}

typedef struct Definition {
  BridgeMark mark;
  bool asksObject;
  int anchor;
} Definition;

/// Lua function: completes the metatable. Stack: request, metatable.
static int define_type(lua_State *state) {
  Definition *definition = lua_touserdata(state, 1);
  bridge_perform(state, definition->mark);
  add_missing(state, "__eq", is_same);
  add_missing(state, "__newindex", refuse_write);
  // Scripts may not take it apart.
  lua_pushboolean(state, false);
  lua_setfield(state, 2, "__metatable");
  lua_newtable(state);
  lua_getfield(state, 2, "__index");
  if (definition->asksObject) {
    lua_pushcclosure(state, index_object, 2);
  } else {
    lua_pushcclosure(state, index_members, 1);
    lua_createtable(state, 0, 1);
    lua_insert(state, -2);
    lua_setfield(state, -2, "__index");
    lua_setmetatable(state, -2);
  }
  lua_setfield(state, 2, "__index");
  definition->anchor = luaL_ref(state, LUA_REGISTRYINDEX);
  return 0;
}

int bridge_define_type(BridgeLua *lua, bool asksObject, BridgeMark mark) {
  Definition definition = {mark, asksObject, 0};
  bridge_drop(lua, bridge_protect_pushes(lua, define_type, &definition, mark).depth);
  return definition.anchor;
}
