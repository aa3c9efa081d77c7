#include "Internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// What stands in front of each block: the order of creation, which addresses do not tell.
typedef struct Header {
  uint64_t serial;
  uint64_t reserved;
} Header;

static bool refuses(BridgeLua *lua, size_t more) {
  if (more > lua->byteLimit || lua->bytes > lua->byteLimit - more) return true;
  if (lua->failingAllocation == 0) return false;
  if (lua->failingAllocation == 1) {
    lua->failingAllocation = lua->failsForGood ? 1 : 0;
    return true;
  }
  lua->failingAllocation--;
  return false;
}

void *bridge_allocate(void *context, void *block, size_t oldSize, size_t newSize) {
  BridgeLua *lua = context;
  Header *header = block ? (Header *)block - 1 : NULL;
  size_t held = block ? oldSize : 0;
  if (newSize == 0) {
    free(header);
    lua->bytes -= held;
    return NULL;
  }
  if (newSize > held && refuses(lua, newSize - held)) {
    // The collector runs on the stack of a script; the innermost Swift call is near enough.
    if (lua->current) bridge_note_fault(lua, lua->current, 0);
    return NULL;
  }
  Header *moved = realloc(header, sizeof(Header) + newSize);
  // Lua relies on it that a block can always shrink.
  if (!moved) return newSize <= held ? block : NULL;
  lua->bytes += newSize - held;
  if (!block) moved->serial = ++lua->serial;
  return moved + 1;
}

uint64_t bridge_serial(lua_State *state, int slot) {
  switch (lua_type(state, slot)) {
    case LUA_TUSERDATA: return ((BridgeBox *)lua_touserdata(state, slot))->serial;
    case LUA_TTHREAD: return ((Header *)lua_getextraspace(lua_tothread(state, slot)) - 1)->serial;
    case LUA_TFUNCTION:
      // A C function without upvalues is a mere pointer, with no block of its own.
      if (lua_iscfunction(state, slot) && !lua_getupvalue(state, slot, 1)) return 0;
      if (lua_iscfunction(state, slot)) lua_pop(state, 1);
      break;
  }
  return ((Header *)lua_topointer(state, slot) - 1)->serial;
}

void *bridge_resize(void *block, size_t size) {
  void *moved = realloc(block, size);
  if (moved) return moved;
  fputs("sprung: the machine has no memory left\n", stderr);
  abort();
}

void bridge_grow(Buffer *buffer, size_t more) {
  if (buffer->length + more <= buffer->capacity) return;
  size_t capacity = 2 * (buffer->length + more) + 64;
  buffer->bytes = bridge_resize(buffer->bytes, capacity);
  buffer->capacity = capacity;
}

void bridge_append(Buffer *buffer, const char *bytes, size_t length) {
  bridge_grow(buffer, length);
  if (length > 0) memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
}
