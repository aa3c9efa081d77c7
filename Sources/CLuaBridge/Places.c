#include "Internal.h"

#include <stdio.h>
#include <string.h>

/// Frames shown at either end of a stack that is deeper than both together.
enum { SHOWN = 20 };

/// Script files are named "@path"; the host's own Lua text is named "=…".
static bool is_script(const lua_Debug *record) {
  return record->source[0] == '@' && record->currentline > 0;
}

static bool find_script(lua_State *state, int level, int skip, lua_Debug *record) {
  for (; lua_getstack(state, level, record); level++) {
    lua_getinfo(state, "Sl", record);
    if (is_script(record) && skip-- == 0) return true;
  }
  return false;
}

void *bridge_only_upvalue(BridgeLua *lua, int anchor) {
  lua_State *state = lua->current;
  if (!lua_checkstack(state, 3)) return NULL;
  int top = lua_gettop(state);
  void *object = NULL;
  bool isScript =
      lua_rawgeti(state, LUA_REGISTRYINDEX, anchor) == LUA_TFUNCTION && !lua_iscfunction(state, -1);
  if (isScript && lua_getupvalue(state, top + 1, 1) && !lua_getupvalue(state, top + 1, 2)) {
    object = bridge_object(lua, top + 2);
  }
  lua_settop(state, top);
  return object;
}

/// The place of a line of the script's function that `anchor` holds.
static BridgePlace function_place(BridgeLua *lua, int anchor, bool isFirst) {
  lua_State *state = lua->current;
  if (!lua_checkstack(state, 1)) return (BridgePlace){NULL, 0};
  if (lua_rawgeti(state, LUA_REGISTRYINDEX, anchor) != LUA_TFUNCTION) {
    lua_pop(state, 1);
    return (BridgePlace){NULL, 0};
  }
  lua_Debug record;
  lua_getinfo(state, ">S", &record);
  if (record.source[0] != '@' || record.lastlinedefined <= 0) return (BridgePlace){NULL, 0};
  int line = isFirst ? record.linedefined : record.lastlinedefined;
  return (BridgePlace){record.source + 1, line};
}

BridgePlace bridge_function_start(BridgeLua *lua, int anchor) {
  return function_place(lua, anchor, true);
}

BridgePlace bridge_function_end(BridgeLua *lua, int anchor) {
  return function_place(lua, anchor, false);
}

BridgePlace bridge_place(const BridgeLua *lua, int skip) {
  lua_Debug record;
  // A coroutine that runs no script itself was resumed by one.
  if (find_script(lua->current, 0, skip, &record) || find_script(lua->main, 0, skip, &record)) {
    return (BridgePlace){record.source + 1, record.currentline};
  }
  return (BridgePlace){NULL, 0};
}

// MARK: Faults

static int depth_of(lua_State *state) {
  lua_Debug record;
  int low = 0, high = 1;
  while (lua_getstack(state, high, &record)) {
    low = high;
    high *= 2;
  }
  while (low < high - 1) {
    int middle = (low + high) / 2;
    if (lua_getstack(state, middle, &record)) low = middle;
    else high = middle;
  }
  return high;
}

static void append_frame(Buffer *frames, lua_State *state, int level) {
  lua_Debug record;
  if (!lua_getstack(state, level, &record)) return;
  lua_getinfo(state, "Sln", &record);
  if (!is_script(&record)) return;
  const char *source = record.source + 1;
  bridge_append(frames, source, strlen(source));
  char text[128];
  int length = record.name ? snprintf(text, sizeof text, ":%d: in %s '%.60s'\n", record.currentline,
                                      *record.namewhat ? record.namewhat : "function", record.name)
                           : snprintf(text, sizeof text, ":%d: in %s\n", record.currentline,
                                      *record.what == 'm' ? "the file" : "a function");
  bridge_append(frames, text, (size_t)length);
}

static void note_frames(Buffer *frames, lua_State *state, int level, int depth) {
  for (; level < depth; level++) {
    if (level == SHOWN && depth > 2 * SHOWN) {
      bridge_append(frames, "…\n", strlen("…\n"));
      level = depth - SHOWN;
    }
    append_frame(frames, state, level);
  }
}

void bridge_note_fault(BridgeLua *lua, lua_State *state, int level) {
  lua->faultFrames.length = 0;
  lua->faultSource.length = 0;
  lua_Debug record;
  if (find_script(state, level, 0, &record) || find_script(lua->main, 0, 0, &record)) {
    bridge_append(&lua->faultSource, record.source + 1, strlen(record.source));
    lua->faultLine = record.currentline;
  }
  lua->faultDepth = depth_of(state);
  note_frames(&lua->faultFrames, state, level, lua->faultDepth);
}

BridgePlace bridge_fault_place(const BridgeLua *lua) {
  if (lua->faultSource.length == 0) return (BridgePlace){NULL, 0};
  return (BridgePlace){lua->faultSource.bytes, lua->faultLine};
}

int bridge_fault_depth(const BridgeLua *lua) { return lua->faultDepth; }

BridgeText bridge_fault_frames(const BridgeLua *lua) {
  return (BridgeText){lua->faultFrames.bytes, lua->faultFrames.length};
}
