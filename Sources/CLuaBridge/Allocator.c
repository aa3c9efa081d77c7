#include "Internal.h"

/// Whether a test refuses the allocation that would make `total` bytes of all.
static bool starves(BridgeStarvation *test, size_t total, bool isOverLimit) {
  test->allocations++;
  if (isOverLimit && total < test->lowestRefusal) test->lowestRefusal = total;
  if (test->failingAllocation == 0 || test->allocations < test->failingAllocation) return false;
  return test->failsForGood || test->allocations == test->failingAllocation;
}

static bool refuses(BridgeLua *lua, size_t more) {
  bool isOverLimit = more > lua->byteLimit || lua->bytes > lua->byteLimit - more;
  if (lua->starvation && starves(lua->starvation, lua->bytes + more, isOverLimit)) return true;
  return isOverLimit;
}

/// Swift objects are let go where Lua frees their boxes, not by finalisers: those would keep each
/// box for one more cycle of the collector, and cost more than the object.
static void free_block(BridgeLua *lua, BridgeBirth *birth, void *block, size_t size) {
  if (birth->isBox) {
    BridgeBox *box = (BridgeBox *)((char *)block + lua->boxOffset);
    bridge_unlink_box(box);
    if (box->object) lua->host.release(box->object);
  }
  bridge_arena_free(&lua->arena, birth, sizeof *birth + size);
  lua->bytes -= size;
}

void *bridge_allocate(void *context, void *block, size_t oldSize, size_t newSize) {
  BridgeLua *lua = context;
  BridgeBirth *birth = block ? (BridgeBirth *)block - 1 : NULL;
  size_t held = block ? oldSize : 0;
  if (newSize == 0) {
    if (block) free_block(lua, birth, block, oldSize);
    return NULL;
  }
  BridgeBirth *moved = NULL;
  if (newSize <= held || !refuses(lua, newSize - held)) {
    moved = bridge_arena_resize(
        &lua->arena, birth, sizeof *birth + held, sizeof *birth + newSize);
  }
  if (!moved) {
    // Lua relies on it that a block can always shrink.
    if (newSize <= held) return block;
    // No message handler runs for lack of memory, so its place is noted here.
    if (lua->current) bridge_note_fault(lua, lua->current, 0);
    return NULL;
  }
  lua->bytes += newSize - held;
  if (!block) *moved = (BridgeBirth){.serial = ++lua->births};
  lua->newest = moved + 1;
  return moved + 1;
}

static BridgeBirth *birth_of_function(lua_State *state, int slot) {
  if (lua_iscfunction(state, slot)) {
    // A C function without upvalues is a mere pointer, with no block of its own.
    if (!lua_getupvalue(state, slot, 1)) return NULL;
    lua_pop(state, 1);
  }
  return (BridgeBirth *)lua_topointer(state, slot) - 1;
}

BridgeBirth *bridge_birth(lua_State *state, int slot) {
  switch (lua_type(state, slot)) {
    case LUA_TTABLE: return (BridgeBirth *)lua_topointer(state, slot) - 1;
    case LUA_TFUNCTION: return birth_of_function(state, slot);
    case LUA_TUSERDATA: {
      char *box = lua_touserdata(state, slot);
      return (BridgeBirth *)(box - bridge_of(state)->boxOffset) - 1;
    }
    // The block of a coroutine begins with its extra space.
    case LUA_TTHREAD: return (BridgeBirth *)lua_getextraspace(lua_tothread(state, slot)) - 1;
    default: return NULL;
  }
}
