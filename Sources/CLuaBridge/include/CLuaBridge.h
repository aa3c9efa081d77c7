#ifndef CLUABRIDGE_H
#define CLUABRIDGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "BridgeProcess.h"

/// All that Swift may do with Lua.
///
/// Lua reports errors with `longjmp`, which must never cross a Swift frame. So nothing here raises:
/// what could raise or allocate is either run inside a protected call that starts in C, or written
/// down as a push and carried out by C after the Swift function has returned.

/// An interpreter, opaque to Swift: no `lua_*` function can be called from there.
typedef struct BridgeLua BridgeLua;

#define BRIDGE_CLOSED __attribute__((enum_extensibility(closed)))

/// How a protected call, or a host function, ended.
typedef enum BRIDGE_CLOSED BridgeStatus {
  /// It returned.
  BridgeStatusFine,
  /// It raised a value.
  BridgeStatusRaised,
  /// The byte limit, or the machine, refused memory.
  BridgeStatusMemory,
  /// Lua's stack, or its limit of nested C calls, was used up.
  BridgeStatusStack,
  /// The instruction limit is spent.
  BridgeStatusInstructions,
  /// The wall time is spent.
  BridgeStatusTime,
  /// More was printed than the limit allows.
  BridgeStatusOutput,
} BridgeStatus;

/// The type of a value on Lua's stack.
typedef enum BRIDGE_CLOSED BridgeType {
  BridgeTypeNone,
  BridgeTypeNil,
  BridgeTypeBoolean,
  BridgeTypeInteger,
  BridgeTypeNumber,
  BridgeTypeString,
  BridgeTypeTable,
  BridgeTypeFunction,
  BridgeTypeThread,
  BridgeTypeObject,
} BridgeType;

/// A view of bytes that Lua or the bridge owns; valid until the stack slot it came from is gone.
typedef struct BridgeText {
  const char *bytes;
  size_t length;
} BridgeText;

/// What the bridge asks of the Swift side. None of these may raise.
typedef struct BridgeHost {
  /// Handed to each of the functions below.
  void *context;
  /// Runs a host function; its arguments are the stack slots 1 … `count`.
  BridgeStatus (*call)(void *context, void *function, int count);
  /// Lets go of a host object or host function that Lua has freed; it may release anchors.
  void (*release)(void *object);
  /// Writes the shortest text that reads back as `number` and returns its length (at most 32).
  size_t (*describe)(double number, char *text);
} BridgeHost;

/// A test's hold on the allocator, to prove that nothing is lost where memory is refused.
typedef struct BridgeStarvation {
  /// The allocation, counted from 1, that is refused; 0 for none.
  uint64_t failingAllocation;
  /// Whether all later ones are refused, too.
  bool failsForGood;
  /// Out: the allocations so far.
  uint64_t allocations;
  /// Out: the lowest total of bytes that was refused; with any limit below it all goes alike.
  size_t lowestRefusal;
} BridgeStarvation;

/// The limits of one interpreter.
typedef struct BridgeLimits {
  /// Bytes that Lua may hold at a time.
  size_t bytes;
  /// Virtual machine instructions, all coroutines together.
  int64_t instructions;
  /// Wall time.
  int64_t nanoseconds;
  /// Bytes that `print` may write.
  size_t output;
  /// Null but in tests.
  BridgeStarvation *starvation;
} BridgeLimits;

// MARK: State.c, Limits.c

/// Opens an interpreter, or answers null where its memory limit does not allow one.
BridgeLua *bridge_open(BridgeLimits limits);
/// Connects the Swift side, before the first script runs.
void bridge_attach(BridgeLua *lua, BridgeHost host);
/// Closes it; each host object that is left is released.
void bridge_close(BridgeLua *lua);
/// The bytes that Lua holds now.
size_t bridge_bytes(const BridgeLua *lua);
/// The slots in use on the running stack.
int bridge_depth(const BridgeLua *lua);
/// Starts a new budget of instructions and time; what was spent is forgotten.
void bridge_renew(BridgeLua *lua, int64_t instructions, int64_t nanoseconds);
/// The instructions executed since the budget began, to the nearest thousand.
int64_t bridge_instructions(const BridgeLua *lua);
/// Seeds `math.random`, also for a call of `math.randomseed` without a number.
void bridge_seed(BridgeLua *lua, int64_t seed);
/// Collects all garbage.
void bridge_collect(BridgeLua *lua);

// MARK: Values.c: reading the running stack; slots count from 1, never below zero

BridgeType bridge_type(const BridgeLua *lua, int slot);
bool bridge_boolean(const BridgeLua *lua, int slot);
/// Reads the number in `slot`; false where there is none.
bool bridge_number(const BridgeLua *lua, int slot, double *number);
int64_t bridge_integer(const BridgeLua *lua, int slot);
/// The bytes of a string; a null pointer where `slot` holds none.
BridgeText bridge_string(const BridgeLua *lua, int slot);
/// The Swift object in `slot`, or null.
void *bridge_object(const BridgeLua *lua, int slot);
/// The length of a table or string without metamethods.
int64_t bridge_length(const BridgeLua *lua, int slot);
/// Pushes `table[name]` without metamethods and answers its slot, or 0 where the stack is full.
int bridge_field(BridgeLua *lua, int table, const char *name, size_t length);
/// Pushes `table[index]` without metamethods and answers its slot, or 0 where the stack is full.
int bridge_element(BridgeLua *lua, int table, int64_t index);
/// Begins a walk through the entries of `table` in order and answers the slot where it is kept, or
/// 0 where there is no memory for it.
int bridge_walk(BridgeLua *lua, int table);
/// Drops what stands above the walk, and pushes the next key and value: two slots above `walk`.
/// False at the end.
bool bridge_walk_on(BridgeLua *lua, int table, int walk);
/// Pushes what stands before the first key of a table and answers its slot, or 0 where the stack has
/// no room for it and as many values.
int bridge_before_entries(BridgeLua *lua, int room);
/// Replaces the key of `table` in the topmost slot by the value of the next one, in Lua's own order,
/// and puts that key above it. False at the end, where nothing is left of the key.
bool bridge_next_entry(BridgeLua *lua, int table);
/// Drops what stands above `key`, and replaces the key of `table` there by the next one, in Lua's own
/// order, with its value above. False at the end.
bool bridge_step_on(BridgeLua *lua, int table, int key);
/// Pushes what `anchor` holds and answers its slot, or 0 where the stack is full.
int bridge_anchored(BridgeLua *lua, int anchor);
/// Drops all slots above `depth`.
void bridge_drop(BridgeLua *lua, int depth);
/// Whether `slot` holds a function that a script has written, and not one of the host or of Lua.
bool bridge_is_script_function(const BridgeLua *lua, int slot);
/// Whether `slot` holds a function of the host.
bool bridge_is_host_function(const BridgeLua *lua, int slot);
/// Whether two slots hold the same value, without metamethods.
bool bridge_same(const BridgeLua *lua, int first, int second);
/// Holds the value in `slot` until it is released; 0 where there is no memory for that.
int bridge_anchor(BridgeLua *lua, int slot);
/// Lets go of an anchor at the next safe moment; may be called at any time.
void bridge_release(BridgeLua *lua, int anchor);

// MARK: Pushes.c: values to be pushed by C later on

/// A place in the list of pushes.
typedef struct BridgeMark {
  size_t pushes;
  size_t text;
} BridgeMark;

BridgeMark bridge_mark(const BridgeLua *lua);
/// The mark where the pushes of the running host function began.
BridgeMark bridge_floor(const BridgeLua *lua);
/// Forgets the pushes after `mark`, and releases the objects among them.
void bridge_forget(BridgeLua *lua, BridgeMark mark);
void bridge_push_nil(BridgeLua *lua);
void bridge_push_boolean(BridgeLua *lua, bool value);
void bridge_push_integer(BridgeLua *lua, int64_t value);
void bridge_push_number(BridgeLua *lua, double value);
/// Pushes a string; where the machine has no memory for a long one, that is reported when it is
/// carried out.
void bridge_push_string(BridgeLua *lua, const char *bytes, size_t length);
/// Room for `capacity` bytes of a string that is to be pushed, with what `room` holds, or null for
/// nothing; null where the machine has none, and then `room` stays.
char *bridge_make_room(char *room, size_t capacity);
/// Gives back room that is not pushed.
void bridge_drop_room(char *room);
/// Pushes the string in `room`, and takes that over.
void bridge_push_room(BridgeLua *lua, char *room, size_t length);
/// Pushes a sentence with the place before it that `bridge_place` answers.
void bridge_push_blame(BridgeLua *lua, const char *bytes, size_t length, int skip);
void bridge_push_anchored(BridgeLua *lua, int anchor);
/// Pushes what `slot` of the running function holds.
void bridge_push_slot(BridgeLua *lua, int slot);
/// Pushes a host object; takes over one retain of `object`. A metatable of 0, for which there was
/// no memory, is reported when it is carried out.
void bridge_push_object(BridgeLua *lua, void *object, int metatable);
/// Pushes a host function; takes over one retain of `function`.
void bridge_push_function(BridgeLua *lua, void *function);
/// Pushes a getter: a host function to stand in a table of members.
void bridge_push_getter(BridgeLua *lua, void *function);
void bridge_push_table(BridgeLua *lua, int elements, int fields);
/// Gives the topmost value, a table, the metatable that `anchor` holds.
void bridge_push_metatable(BridgeLua *lua, int anchor);
/// Sets the field `name` of the table below the topmost value to that value.
void bridge_push_field(BridgeLua *lua, const char *name, size_t length);
/// Sets element `index` of the table below the topmost value to that value.
void bridge_push_element(BridgeLua *lua, int64_t index);
/// Sets the key below the topmost value, in the table below both, to that value.
void bridge_push_entry(BridgeLua *lua);

// MARK: Calls.c: protected calls

/// What a protected call left on the stack.
typedef struct BridgeReturn {
  BridgeStatus status;
  /// The depth to drop to when the results have been read.
  int depth;
  /// The slot of the first result, or of the raised value.
  int first;
  /// The number of results; 1 where a value was raised.
  int count;
} BridgeReturn;

/// Runs what `anchor` holds with the pushes after `mark`.
BridgeReturn bridge_call(BridgeLua *lua, int anchor, BridgeMark mark);
/// Carries out the pushes after `mark`.
BridgeReturn bridge_carry_out(BridgeLua *lua, BridgeMark mark);
/// Compiles text, never bytecode; the result is a function.
BridgeReturn bridge_compile(BridgeLua *lua, const char *text, size_t length, const char *name);
/// Loads what `bridge_dump` made; the result is a function.
BridgeReturn bridge_load(BridgeLua *lua, const char *code, size_t length);
/// Turns the function in `slot` into bytecode; empty where there is no memory for it.
BridgeText bridge_dump(BridgeLua *lua, int slot);
/// Sets a global to the one value after `mark`.
BridgeReturn bridge_set_global(BridgeLua *lua, const char *name, BridgeMark mark);
/// Reads a global.
BridgeReturn bridge_get_global(BridgeLua *lua, const char *name);
/// Makes the host function after `mark` answer for globals that are not there. The result is the
/// table that keeps its answers; the table of globals inherits from it.
BridgeReturn bridge_set_fallback(BridgeLua *lua, BridgeMark mark);
/// Has the host function `function`, which must outlive the interpreter, answer each message that
/// Lua itself made, the last of its arguments, as a script's `pcall` is to get it.
void bridge_set_explainer(BridgeLua *lua, void *function);
/// The text of the value in `slot` as `tostring` gives it.
BridgeReturn bridge_text(BridgeLua *lua, int slot);
/// The printed output since the last call; valid until Lua runs again.
BridgeText bridge_take_output(BridgeLua *lua);

// MARK: Places.c: where in the scripts

/// A line of a script; `source` is null where there is none.
typedef struct BridgePlace {
  const char *source;
  int line;
} BridgePlace;

/// The Swift object that is all that the script's function which `anchor` holds has from around it,
/// the globals included; null where that is anything else.
void *bridge_only_upvalue(BridgeLua *lua, int anchor);
/// The first line of the script's function that `anchor` holds; line 0 where it holds none.
BridgePlace bridge_function_start(BridgeLua *lua, int anchor);

/// The last line of the script's function that `anchor` holds; line 0 where it holds none.
BridgePlace bridge_function_end(BridgeLua *lua, int anchor);
/// The line of the `skip`-th nearest frame that belongs to a script file.
BridgePlace bridge_place(const BridgeLua *lua, int skip);
/// The place, the depth and, a line each, the script frames of the last failed call; valid until
/// the next one.
BridgePlace bridge_fault_place(const BridgeLua *lua);
int bridge_fault_depth(const BridgeLua *lua);
BridgeText bridge_fault_frames(const BridgeLua *lua);

// MARK: Environments.c: lazy tables, and globals that end with a block of a script

/// Makes a table whose members are made when they are first read, by the first function after
/// `mark`: it gets the table and the name. Calling the table calls the second, or nothing where
/// that is nil.
BridgeReturn bridge_lazy_table(BridgeLua *lua, BridgeMark mark);

/// Makes a table that reads what it lacks from `parent` and, where `target` is not 0, writes there;
/// the globals stand for a `parent` of 0.
BridgeReturn bridge_environment(BridgeLua *lua, int parent, int target);
/// Makes what `environment` holds (0: the globals) the globals of a file's function, and of all
/// functions in it.
void bridge_set_environment(BridgeLua *lua, int function, int environment);

// MARK: Objects.c: host types

/// Makes a pushed table of metamethods after `mark` the metatable of a host type. There
/// `__index` finds members: it answers one and true, which is kept and not asked for again, or what
/// stands in for one. It gets the object where `asksObject`, which getters need, else the table of
/// what is kept. Answers the metatable's anchor, or 0 where there is no memory.
int bridge_define_type(BridgeLua *lua, bool asksObject, BridgeMark mark);

#endif
