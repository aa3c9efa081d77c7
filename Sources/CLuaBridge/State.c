#include "Internal.h"

#include <stdlib.h>
#include <sys/resource.h>

/// Three quarters of the stack that the thread has from here on.
static uintptr_t stack_end(void) {
  struct rlimit limit;
  size_t size = 8 << 20;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < size) size = limit.rlim_cur;
  return (uintptr_t)__builtin_frame_address(0) - size / 4 * 3;
}

/// How many KiB Lua allocates before it collects garbage for the first time. It would begin with its
/// first table, and go round again and again while there is next to nothing to find.
enum { PATIENCE = 256 };

BridgeLua *bridge_open(BridgeLimits limits) {
  BridgeLua *lua = calloc(1, sizeof *lua);
  if (!lua) return NULL;
  lua->byteLimit = limits.bytes;
  lua->outputLimit = limits.output;
  lua->starvation = limits.starvation;
  lua->stackEnd = stack_end();
  lua->main = lua_newstate(bridge_allocate, lua);
  if (!lua->main) {
    bridge_arena_drop(&lua->arena);
    free(lua);
    return NULL;
  }
  *(BridgeLua **)lua_getextraspace(lua->main) = lua;
  lua->current = lua->main;
  lua_pushcfunction(lua->main, bridge_open_globals);
  if (lua_pcall(lua->main, 0, 0, 0) != LUA_OK) {
    bridge_close(lua);
    return NULL;
  }
  // A step back puts the beginning off; where the limit is lower, Lua collects what it can at that.
  lua_gc(lua->main, LUA_GCSTEP, -PATIENCE);
  bridge_renew(lua, limits.instructions, limits.nanoseconds);
  return lua;
}

void bridge_attach(BridgeLua *lua, BridgeHost host) { lua->host = host; }

void bridge_close(BridgeLua *lua) {
  bridge_forget(lua, (BridgeMark){0, 0});
  // No script has a finaliser, so nothing of Lua's needs to run: its memory goes as one.
  bridge_release_boxes(lua);
  bridge_arena_drop(&lua->arena);
  free(lua->pushes);
  free(lua->released);
  free(lua->text.bytes);
  free(lua->faultSource.bytes);
  free(lua->faultFrames.bytes);
  free(lua->output.bytes);
  free(lua);
}

size_t bridge_bytes(const BridgeLua *lua) { return lua->bytes; }

int bridge_depth(const BridgeLua *lua) { return lua_gettop(lua->current); }

void bridge_collect(BridgeLua *lua) { lua_gc(lua->main, LUA_GCCOLLECT); }
