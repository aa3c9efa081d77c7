#ifndef CLUABRIDGE_INTERNAL_H
#define CLUABRIDGE_INTERNAL_H

#include "CLuaBridge.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>

_Static_assert(LUA_VERSION_NUM == 504, "Lua 5.4 needed");

/// The block of each full userdata. Scripts meet no other userdata than these.
typedef struct BridgeBox {
  /// A retained Swift object; null until it has been moved in, and after collection.
  void *object;
  /// Its place in the order of creation.
  uint64_t serial;
} BridgeBox;

typedef struct Push Push;

/// A growing run of bytes outside of Lua's memory.
typedef struct Buffer {
  char *bytes;
  size_t length;
  size_t capacity;
} Buffer;

struct BridgeLua {
  lua_State *main;
  /// The stack that runs the innermost Swift function, or `main` outside of all.
  lua_State *current;
  BridgeHost host;

  // Allocator.c
  size_t bytes;
  size_t byteLimit;
  uint64_t serial;
  uint32_t labels;
  uint64_t failingAllocation;
  bool failsForGood;

  // Limits.c
  int64_t instructionLimit;
  int64_t instructionsLeft;
  int64_t deadline;
  size_t outputLeft;
  BridgeStatus spent;

  // Pushes.c
  Push *pushes;
  size_t pushCount;
  size_t pushCapacity;
  Buffer text;
  /// Where the pushes of the next host function begin.
  BridgeMark floor;
  /// The anchor of the metatable of boxes that hold host functions.
  int boxMetatable;

  // Values.c
  int *released;
  size_t releasedCount;
  size_t anchorCount;
  size_t anchorCapacity;

  // Places.c
  Buffer source;
  Buffer frames;
  int line;

  // Print
  Buffer output;
};

/// The interpreter that a stack belongs to: coroutines inherit the extra space of the main stack.
static inline BridgeLua *bridge_of(lua_State *state) {
  return *(BridgeLua **)lua_getextraspace(state);
}

/// Makes room for `more` bytes, and ends the process where the machine has none.
void bridge_grow(Buffer *buffer, size_t more);
void bridge_append(Buffer *buffer, const char *bytes, size_t length);
/// `realloc` that ends the process where the machine has no memory: for the bridge's own lists,
/// whose size no script decides.
void *bridge_resize(void *block, size_t size);

/// The allocator that Lua is given.
void *bridge_allocate(void *lua, void *block, size_t oldSize, size_t newSize);
/// The place of a table, function or thread in the order of creation.
uint64_t bridge_serial(lua_State *state, int slot);

/// Lua function: the trampoline of all host functions.
int bridge_trampoline(lua_State *state);
/// Runs the host function `function` with the arguments on `state`'s stack. May raise.
int bridge_enter(lua_State *state, void *function);
/// Carries out the pushes from `mark` on and answers how many values they left. May raise.
int bridge_perform(lua_State *state, BridgeMark mark);
/// Pushes an empty box. May raise.
BridgeBox *bridge_push_box(lua_State *state);
/// Pushes a new metatable with what every box needs, and answers its anchor. May raise.
int bridge_push_metatable(lua_State *state);

void bridge_hook(lua_State *state, lua_Debug *record);
/// Takes `count` instructions off the budget; raises when it is spent.
void bridge_spend(lua_State *state, int64_t count);

/// Lua function: the message handler of the bridge's protected calls.
int bridge_handler(lua_State *state);
/// Runs `body` with `request` as its light userdata argument inside a protected call.
BridgeReturn bridge_protect(BridgeLua *lua, lua_CFunction body, void *request);
/// The same with the value in `slot` as a second argument.
BridgeReturn bridge_protect_value(BridgeLua *lua, lua_CFunction body, void *request, int slot);
/// Notes where `state` stands, as the place of the next fault.
void bridge_note_fault(BridgeLua *lua, lua_State *state, int level);

/// Lua function: sets up the globals.
int bridge_open_globals(lua_State *state);
/// Pushes the text of a value. May raise.
const char *bridge_tostring(lua_State *state, int slot, size_t *length);

#endif
