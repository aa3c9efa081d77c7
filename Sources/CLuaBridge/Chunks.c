#include "Internal.h"

typedef struct Chunk {
  const char *bytes;
  size_t length;
  const char *name;
  const char *mode;
} Chunk;

static int load(lua_State *state) {
  Chunk *chunk = lua_touserdata(state, 1);
  int status = luaL_loadbufferx(state, chunk->bytes, chunk->length, chunk->name, chunk->mode);
  return status == LUA_OK ? 1 : lua_error(state);
}

BridgeReturn bridge_compile(BridgeLua *lua, const char *text, size_t length, const char *name) {
  Chunk chunk = {text, length, name, "t"};
  return bridge_protect(lua, load, &chunk);
}

BridgeReturn bridge_load(BridgeLua *lua, const char *code, size_t length) {
  Chunk chunk = {code, length, "=bytecode", "b"};
  return bridge_protect(lua, load, &chunk);
}

static int write_code(lua_State *state, const void *bytes, size_t length, void *buffer) {
  (void)state;
  bridge_append(buffer, bytes, length);
  return 0;
}

static int dump(lua_State *state) {
  Buffer *code = lua_touserdata(state, 1);
  lua_dump(state, write_code, code, false);
  return 0;
}

BridgeText bridge_dump(BridgeLua *lua, int slot) {
  lua->output.length = 0;
  BridgeReturn result = bridge_protect_value(lua, dump, &lua->output, slot);
  bridge_drop(lua, result.depth);
  return bridge_take_output(lua);
}
