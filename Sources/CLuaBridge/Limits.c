#define _POSIX_C_SOURCE 199309L

#include "Internal.h"

#include <time.h>

/// Instructions between two looks at the budget: the clock then costs less than 2 %.
enum { STEP = 1000 };

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void bridge_renew(BridgeLua *lua, int64_t instructions, int64_t nanoseconds) {
  lua->instructionLimit = instructions;
  lua->instructionsLeft = instructions;
  lua->deadline = now() + nanoseconds;
  lua->outputLeft = lua->outputLimit;
  lua->spent = BridgeStatusFine;
  lua_sethook(lua->current, bridge_hook, LUA_MASKCOUNT, STEP);
}

int64_t bridge_instructions(const BridgeLua *lua) {
  return lua->instructionLimit - lua->instructionsLeft;
}

static const char *reason(BridgeStatus spent) {
  switch (spent) {
    case BridgeStatusInstructions: return "the instruction limit is spent";
    case BridgeStatusOutput: return "the output limit is spent";
    default: return "the time limit is spent";
  }
}

/// Once a limit is spent, the hook fires at each instruction of each stack until the run is left:
/// neither `pcall` nor a coroutine outlives it.
int bridge_leave(lua_State *state, BridgeStatus spent) {
  bridge_of(state)->spent = spent;
  lua_sethook(state, bridge_hook, LUA_MASKCOUNT, 1);
  lua_pushstring(state, reason(spent));
  return lua_error(state);
}

void bridge_spend(lua_State *state, int64_t count) {
  BridgeLua *lua = bridge_of(state);
  if (lua->spent != BridgeStatusFine) bridge_leave(state, lua->spent);
  lua->instructionsLeft -= count;
  if (lua->instructionsLeft < 0) bridge_leave(state, BridgeStatusInstructions);
  if (now() > lua->deadline) bridge_leave(state, BridgeStatusTime);
}

void bridge_hook(lua_State *state, lua_Debug *record) {
  (void)record;
  int step = lua_gethookcount(state);
  bridge_spend(state, step);
  // An earlier budget was spent here, and this stack still hurries.
  if (step != STEP) lua_sethook(state, bridge_hook, LUA_MASKCOUNT, STEP);
}
