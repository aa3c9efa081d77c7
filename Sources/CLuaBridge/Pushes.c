#include "Internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// From `KindString` on they allocate.
typedef enum Kind {
  KindNil,
  KindBoolean,
  KindInteger,
  KindNumber,
  KindAnchored,
  KindSlot,
  KindMetatable,
  KindString,
  KindRoom,
  KindRefusal,
  KindObject,
  KindFunction,
  KindGetter,
  KindTable,
  KindField,
  KindElement,
  KindEntry,
} Kind;

/// One value to be pushed, or one step in building a table.
struct Push {
  Kind kind;
  /// The metatable's anchor, the number of fields, or the length of a text.
  uint32_t detail;
  union {
    int64_t integer;
    double number;
    /// The offset of a text.
    size_t text;
    void *object;
    /// A long text in a block of its own.
    char *room;
  };
};

/// Longer texts stand in blocks of their own, which are given back as soon as Lua has its copy: how
/// long a text is, a script may decide, and the list of the others only grows.
enum { LONG = 64 << 10 };

static Push *append(BridgeLua *lua, Kind kind) {
  if (lua->pushCount == lua->pushCapacity) {
    lua->pushCapacity = 2 * lua->pushCapacity + 16;
    lua->pushes = bridge_resize(lua->pushes, lua->pushCapacity * sizeof(Push));
  }
  Push *push = &lua->pushes[lua->pushCount++];
  push->kind = kind;
  return push;
}

static void append_text(BridgeLua *lua, Kind kind, const char *bytes, size_t length) {
  Push *push = append(lua, kind);
  push->text = lua->text.length;
  push->detail = (uint32_t)length;
  bridge_append(&lua->text, bytes, length);
}

BridgeMark bridge_mark(const BridgeLua *lua) {
  return (BridgeMark){lua->pushCount, lua->text.length};
}

BridgeMark bridge_floor(const BridgeLua *lua) { return lua->floor; }

void bridge_forget(BridgeLua *lua, BridgeMark mark) {
  for (; lua->pushCount > mark.pushes; lua->pushCount--) {
    Push *push = &lua->pushes[lua->pushCount - 1];
    if (push->kind >= KindObject && push->kind <= KindGetter) lua->host.release(push->object);
    if (push->kind == KindRoom) free(push->room);
  }
  lua->text.length = mark.text;
}

void bridge_push_nil(BridgeLua *lua) { append(lua, KindNil); }

void bridge_push_boolean(BridgeLua *lua, bool value) { append(lua, KindBoolean)->integer = value; }

void bridge_push_integer(BridgeLua *lua, int64_t value) {
  append(lua, KindInteger)->integer = value;
}

void bridge_push_number(BridgeLua *lua, double value) { append(lua, KindNumber)->number = value; }

char *bridge_make_room(char *room, size_t capacity) { return realloc(room, capacity); }

void bridge_drop_room(char *room) { free(room); }

void bridge_push_room(BridgeLua *lua, char *room, size_t length) {
  // More is more than any limit, and than the list has digits for.
  if (!room || length > UINT32_MAX) {
    free(room);
    append(lua, KindRefusal);
    return;
  }
  Push *push = append(lua, KindRoom);
  push->room = room;
  push->detail = (uint32_t)length;
}

void bridge_push_string(BridgeLua *lua, const char *bytes, size_t length) {
  if (length <= LONG) return append_text(lua, KindString, bytes, length);
  // What Lua will refuse is not copied before.
  char *room = length > lua->byteLimit ? NULL : bridge_make_room(NULL, length);
  if (room) memcpy(room, bytes, length);
  bridge_push_room(lua, room, length);
}

void bridge_push_blame(BridgeLua *lua, const char *bytes, size_t length, int skip) {
  BridgePlace place = bridge_place(lua, skip);
  // Nobody reads a longer sentence.
  if (length > LONG) length = LONG;
  Push *push = append(lua, KindString);
  push->text = lua->text.length;
  if (place.source) {
    char line[16];
    bridge_append(&lua->text, place.source, strlen(place.source));
    bridge_append(&lua->text, line, (size_t)snprintf(line, sizeof line, ":%d: ", place.line));
  }
  bridge_append(&lua->text, bytes, length);
  push->detail = (uint32_t)(lua->text.length - push->text);
}

void bridge_push_anchored(BridgeLua *lua, int anchor) {
  append(lua, KindAnchored)->integer = anchor;
}

void bridge_push_metatable(BridgeLua *lua, int anchor) {
  append(lua, KindMetatable)->integer = anchor;
}

void bridge_push_slot(BridgeLua *lua, int slot) { append(lua, KindSlot)->integer = slot; }

void bridge_push_object(BridgeLua *lua, void *object, int metatable) {
  Push *push = append(lua, KindObject);
  push->object = object;
  push->detail = (uint32_t)metatable;
}

void bridge_push_function(BridgeLua *lua, void *function) {
  append(lua, KindFunction)->object = function;
}

void bridge_push_getter(BridgeLua *lua, void *function) {
  append(lua, KindGetter)->object = function;
}

void bridge_push_table(BridgeLua *lua, int elements, int fields) {
  Push *push = append(lua, KindTable);
  push->integer = elements;
  push->detail = (uint32_t)fields;
}

void bridge_push_field(BridgeLua *lua, const char *name, size_t length) {
  append_text(lua, KindField, name, length);
}

void bridge_push_element(BridgeLua *lua, int64_t index) {
  append(lua, KindElement)->integer = index;
}

void bridge_push_entry(BridgeLua *lua) { append(lua, KindEntry); }

/// Pushes a new box and moves the object of the push at `index` into it. Nothing raises after the
/// box is made, so that a refused allocation neither leaks the object nor releases it twice.
static void push_object(lua_State *state, BridgeLua *lua, size_t index) {
  BridgeBox *box = bridge_push_box(state);
  box->object = lua->pushes[index].object;
  lua->pushes[index].kind = KindNil;
}

/// Lays the room of the push at `index` into Lua and gives it back; where Lua refuses, the list still
/// holds it.
static void push_room(lua_State *state, BridgeLua *lua, size_t index) {
  char *room = lua->pushes[index].room;
  lua_pushlstring(state, room, lua->pushes[index].detail);
  lua->pushes[index].kind = KindNil;
  free(room);
}

static int refuse(lua_State *state) {
  lua_pushliteral(state, "not enough memory");
  return lua_error(state);
}

/// Slots that carrying out a push takes for a moment.
enum { SPARE = 4 };

/// Carries out the push at `index` and answers by how many values the stack has grown.
static int perform(lua_State *state, BridgeLua *lua, size_t index) {
  // A copy: a collected Swift object may push, and move the list, while a value is made.
  const Push push = lua->pushes[index];
  switch (push.kind) {
    case KindNil: lua_pushnil(state); return 1;
    case KindBoolean: lua_pushboolean(state, (int)push.integer); return 1;
    case KindInteger: lua_pushinteger(state, push.integer); return 1;
    case KindNumber: lua_pushnumber(state, push.number); return 1;
    case KindAnchored: lua_rawgeti(state, LUA_REGISTRYINDEX, push.integer); return 1;
    case KindSlot: lua_pushvalue(state, (int)push.integer); return 1;
    case KindMetatable:
      lua_rawgeti(state, LUA_REGISTRYINDEX, push.integer);
      lua_setmetatable(state, -2);
      return 0;
    case KindString: lua_pushlstring(state, lua->text.bytes + push.text, push.detail); return 1;
    case KindRoom: push_room(state, lua, index); return 1;
    case KindRefusal: return refuse(state);
    case KindObject:
      if (push.detail == 0) return refuse(state);
      push_object(state, lua, index);
      lua_rawgeti(state, LUA_REGISTRYINDEX, (int)push.detail);
      lua_setmetatable(state, -2);
      return 1;
    case KindFunction:
      push_object(state, lua, index);
      lua_pushcclosure(state, bridge_trampoline, 1);
      return 1;
    case KindGetter: push_object(state, lua, index); return 1;
    case KindTable: lua_createtable(state, (int)push.integer, (int)push.detail); return 1;
    case KindField:
      lua_pushlstring(state, lua->text.bytes + push.text, push.detail);
      lua_insert(state, -2);
      lua_rawset(state, -3);
      return -1;
    case KindElement: lua_rawseti(state, -2, push.integer); return -1;
    case KindEntry: lua_rawset(state, -3); return -2;
  }
}

bool bridge_allocates(const BridgeLua *lua, BridgeMark mark) {
  for (size_t index = mark.pushes; index < lua->pushCount; index++) {
    if (lua->pushes[index].kind >= KindString) return true;
  }
  return false;
}

int bridge_stage_slots(BridgeLua *lua, BridgeMark mark) {
  int count = 0;
  for (size_t index = mark.pushes; index < lua->pushCount; index++) {
    Push *push = &lua->pushes[index];
    if (push->kind != KindSlot) continue;
    lua_pushvalue(lua->current, (int)push->integer);
    push->integer = 2 + count++;
  }
  return count;
}

int bridge_perform(lua_State *state, BridgeMark mark) {
  BridgeLua *lua = bridge_of(state);
  size_t end = lua->pushCount;
  if (!lua_checkstack(state, (int)(end - mark.pushes) + SPARE)) {
    return luaL_error(state, "stack overflow: too many values");
  }
  int count = 0;
  for (size_t index = mark.pushes; index < end; index++) count += perform(state, lua, index);
  lua->pushCount = mark.pushes;
  lua->text.length = mark.text;
  return count;
}
