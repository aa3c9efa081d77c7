#ifndef CLUABRIDGE_INTERNAL_H
#define CLUABRIDGE_INTERNAL_H

#include "Arena.h"
#include "CLuaBridge.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>

_Static_assert(LUA_VERSION_NUM == 504, "Lua 5.4 needed");

/// What stands in front of each block of Lua's memory.
typedef struct BridgeBirth {
  /// The block's place in the order of creation: addresses differ from run to run.
  uint64_t serial;
  /// The number that the object is printed with; 0 until it is printed.
  uint32_t label;
  /// Whether the block is a full userdata, and so holds a Swift object.
  bool isBox;
} BridgeBirth;

/// The contents of a full userdata. Scripts meet no other userdata than these.
typedef struct BridgeBox BridgeBox;
struct BridgeBox {
  /// A retained Swift object; null until it has been moved in.
  void *object;
  /// The box made before this one, and what points here.
  BridgeBox *next;
  BridgeBox **link;
};

/// A growing run of bytes outside of Lua's memory.
typedef struct Buffer {
  char *bytes;
  size_t length;
  size_t capacity;
} Buffer;

typedef struct Push Push;

struct BridgeLua {
  lua_State *main;
  /// The stack that runs the innermost Swift function, or `main` outside of all.
  lua_State *current;
  BridgeHost host;

  /// Where C's stack is nearly used up.
  uintptr_t stackEnd;

  // Allocator.c
  BridgeArena arena;
  size_t bytes;
  size_t byteLimit;
  uint64_t births;
  BridgeStarvation *starvation;
  /// The newest block.
  void *newest;
  /// How far into its block a box begins.
  ptrdiff_t boxOffset;
  /// The boxes that are left, the newest first.
  BridgeBox *boxes;

  // Limits.c
  int64_t instructionLimit;
  int64_t instructionsLeft;
  int64_t deadline;
  BridgeStatus spent;

  // Pushes.c
  Push *pushes;
  size_t pushCount;
  size_t pushCapacity;
  Buffer text;
  /// Where the pushes of the next host function begin.
  BridgeMark floor;

  // Anchors.c
  int *released;
  size_t releasedCount;
  size_t anchorCount;
  size_t anchorCapacity;

  // Places.c
  Buffer faultSource;
  int faultLine;
  int faultDepth;
  Buffer faultFrames;

  // Text.c
  uint32_t labels;
  Buffer output;
  size_t outputLimit;
  size_t outputLeft;

  /// The host function that adds to Lua's own messages; null where there is none. Not owned.
  void *explainer;

  // Globals.c: anchors
  int randomSeed;
  int64_t seed;
};

/// The interpreter that a stack belongs to: coroutines inherit the extra space of the main stack.
static inline BridgeLua *bridge_of(lua_State *state) {
  return *(BridgeLua **)lua_getextraspace(state);
}

// MARK: Buffer.c

/// `realloc` that ends the process where the machine has no memory: for the bridge's own lists,
/// whose length no script decides.
void *bridge_resize(void *block, size_t size);
void bridge_append(Buffer *buffer, const char *bytes, size_t length);

// MARK: Allocator.c

/// The allocator that Lua is given.
void *bridge_allocate(void *lua, void *block, size_t oldSize, size_t newSize);
/// The birth of a table, function, coroutine or host object; null for all that has none.
BridgeBirth *bridge_birth(lua_State *state, int slot);

// MARK: Limits.c

/// The count hook of all stacks. May raise.
void bridge_hook(lua_State *state, lua_Debug *record);
/// Takes `count` instructions off the budget; raises when it is spent.
void bridge_spend(lua_State *state, int64_t count);
/// Marks a limit as spent and raises.
int bridge_leave(lua_State *state, BridgeStatus spent);

// MARK: Pushes.c, Objects.c, Trampoline.c

/// Whether carrying out the pushes from `mark` on can allocate, and so raise.
bool bridge_allocates(const BridgeLua *lua, BridgeMark mark);
/// Pushes the slots that the pushes from `mark` on name, as arguments from the second on of a
/// protected function that will perform them there, and answers how many they are.
int bridge_stage_slots(BridgeLua *lua, BridgeMark mark);
/// Carries out the pushes from `mark` on and answers how many values they left. May raise.
int bridge_perform(lua_State *state, BridgeMark mark);
/// Pushes an empty box. May raise.
BridgeBox *bridge_push_box(lua_State *state);
/// Takes a box that is freed off the list.
void bridge_unlink_box(BridgeBox *box);
/// Releases the objects in the boxes that are left; the interpreter does not run again.
void bridge_release_boxes(BridgeLua *lua);
/// Finds out where boxes begin in their blocks, before the first one is made. May raise.
void bridge_measure_boxes(lua_State *state);
/// Lua function: the trampoline of all host functions.
int bridge_trampoline(lua_State *state);
/// Runs the host function `function` with the arguments on the stack. May raise.
int bridge_enter(lua_State *state, void *function);

// MARK: Calls.c

/// Runs `body` with `request` as its light userdata argument inside a protected call.
BridgeReturn bridge_protect(BridgeLua *lua, lua_CFunction body, void *request);
/// The same with the value in `slot` as a second argument.
BridgeReturn bridge_protect_value(BridgeLua *lua, lua_CFunction body, void *request, int slot);
/// The same with pushes after `mark` for `body` to perform; they are gone afterwards.
BridgeReturn bridge_protect_pushes(BridgeLua *lua, lua_CFunction body, void *request,
                                   BridgeMark mark);
/// Lua function: the message handler of the bridge's protected calls.
int bridge_handler(lua_State *state);

// MARK: Places.c

/// Notes where `state` stands, from `level` upwards, as the place of the next fault.
void bridge_note_fault(BridgeLua *lua, lua_State *state, int level);

// MARK: Keys.c

/// The order in which the keys of a list are to be visited.
typedef struct BridgeVisit {
  uint32_t count;
  uint32_t next;
  uint32_t places[];
} BridgeVisit;

/// Pushes the list of the keys of `table` and the visit of it. May raise.
BridgeVisit *bridge_push_visit(lua_State *state, int table);
/// Pushes the next key whose value is not nil, and the value; or nil at the end. Answers how many.
int bridge_step(lua_State *state, int table, int list, BridgeVisit *visit);
/// Moves the visit past all keys up to that in slot `bound`.
void bridge_skip(lua_State *state, int bound, int list, BridgeVisit *visit);
/// Pushes the smallest key above that in slot `bound`, or of all where that is nil, and its value;
/// or nil where there is none. Answers how many.
int bridge_push_smallest(lua_State *state, int table, int bound);

// MARK: Text.c, Format.c, Pairs.c, Sort.c, Guards.c: functions that scripts get

/// Pushes the text of a value, the same in every run. May raise.
const char *bridge_tostring(lua_State *state, int slot, size_t *length);
int bridge_lua_tostring(lua_State *state);
int bridge_lua_print(lua_State *state);
int bridge_lua_format(lua_State *state);
int bridge_lua_concat(lua_State *state);
int bridge_lua_next(lua_State *state);
int bridge_lua_pairs(lua_State *state);
int bridge_lua_sort(lua_State *state);
int bridge_lua_setmetatable(lua_State *state);
int bridge_lua_pcall(lua_State *state);
int bridge_lua_xpcall(lua_State *state);
int bridge_lua_load(lua_State *state);
int bridge_lua_repeat(lua_State *state);
int bridge_lua_move(lua_State *state);
int bridge_lua_create(lua_State *state);
int bridge_lua_wrap(lua_State *state);
int bridge_lua_randomseed(lua_State *state);
/// Calls upvalue 1, the function of Lua's own library that `name` replaces, with all arguments.
int bridge_call_stock(lua_State *state, const char *name);

// MARK: Globals.c

/// Lua function: `__index` of a lazy table. Upvalue: the function that makes the members, which are
/// kept in the table unless they are nil.
int bridge_make_member(lua_State *state);
/// Makes the value on top the `__index` of the metatable below it, which scripts cannot see, and
/// gives that to the table below both.
void bridge_seal(lua_State *state);

/// Lua function: sets up the globals.
int bridge_open_globals(lua_State *state);

#endif
