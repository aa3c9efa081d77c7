#include "Internal.h"

#include <string.h>

/// What a script gets of Lua's own libraries. All but the base and string libraries are opened when
/// a script first names them, since most scripts need none of them.

/// A function that takes the place of a stock one, which it gets as its first upvalue; or none, to
/// remove that.
typedef struct Replacement {
  const char *name;
  lua_CFunction function;
  int upvalues;
} Replacement;

static void replace(lua_State *state, const Replacement *replacement) {
  int library = lua_gettop(state);
  for (; replacement->name; replacement++) {
    lua_getfield(state, library, replacement->name);
    lua_settop(state, library + replacement->upvalues);
    if (replacement->function) {
      lua_pushcclosure(state, replacement->function, replacement->upvalues);
    } else {
      lua_pushnil(state);
    }
    lua_setfield(state, library, replacement->name);
  }
}

static const Replacement baseFunctions[] = {
    {"dofile", NULL, 0},
    {"load", bridge_lua_load, 1},
    {"loadfile", NULL, 0},
    {"next", bridge_lua_next, 3},
    {"pairs", bridge_lua_pairs, 0},
    {"pcall", bridge_lua_pcall, 0},
    {"print", bridge_lua_print, 0},
    {"setmetatable", bridge_lua_setmetatable, 0},
    {"tostring", bridge_lua_tostring, 0},
    {"warn", NULL, 0},
    {"xpcall", bridge_lua_xpcall, 1},
    {NULL, NULL, 0},
};

static const Replacement stringFunctions[] = {
    {"dump", NULL, 0},
    {"format", bridge_lua_format, 1},
    {"rep", bridge_lua_repeat, 1},
    {NULL, NULL, 0},
};

static const Replacement tableFunctions[] = {
    {"concat", bridge_lua_concat, 0},
    {"move", bridge_lua_move, 1},
    {"sort", bridge_lua_sort, 0},
    {NULL, NULL, 0},
};

static const Replacement coroutineFunctions[] = {
    {"create", bridge_lua_create, 1},
    {"wrap", bridge_lua_wrap, 1},
    {NULL, NULL, 0},
};

static const Replacement mathFunctions[] = {
    {"randomseed", bridge_lua_randomseed, 1},
    {NULL, NULL, 0},
};

static const Replacement nothing[] = {{NULL, NULL, 0}};

// MARK: What is absent

/// Lua function: `__index` of a library that is absent. Upvalue: its name.
static int refuse(lua_State *state) {
  const char *library = lua_tostring(state, lua_upvalueindex(1));
  const char *name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "…";
  return luaL_error(state, "'%s.%s' is absent: scripts get no clock, environment, files or processes",
                    library, name);
}

/// Gives the library on top a clear answer for the functions that it does not have.
static void refuse_others(lua_State *state, const char *name) {
  lua_createtable(state, 0, 2);
  lua_pushstring(state, name);
  lua_pushcclosure(state, refuse, 1);
  lua_setfield(state, -2, "__index");
  lua_pushboolean(state, false);
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, -2);
}

static int open_nothing(lua_State *state) {
  lua_createtable(state, 0, 0);
  return 1;
}

/// `debug.traceback` alone, which tells nothing that differs from run to run.
static int open_debug(lua_State *state) {
  luaopen_debug(state);
  lua_createtable(state, 0, 1);
  lua_getfield(state, -2, "traceback");
  lua_setfield(state, -2, "traceback");
  return 1;
}

// MARK: Opening a library

/// `math.random` starts alike in every run.
static int open_math(lua_State *state) {
  BridgeLua *lua = bridge_of(state);
  luaopen_math(state);
  lua_getfield(state, -1, "randomseed");
  lua_pushvalue(state, -1);
  lua->randomSeed = luaL_ref(state, LUA_REGISTRYINDEX);
  lua_pushinteger(state, lua->seed);
  lua_call(state, 1, 0);
  return 1;
}

typedef struct Library {
  const char *name;
  lua_CFunction open;
  const Replacement *replacements;
  bool isAbsent;
} Library;

static const Library libraries[] = {
    {"coroutine", luaopen_coroutine, coroutineFunctions, false},
    {"debug", open_debug, nothing, true},
    {"io", open_nothing, nothing, true},
    {"math", open_math, mathFunctions, false},
    {"os", open_nothing, nothing, true},
    {"package", open_nothing, nothing, true},
    {"table", luaopen_table, tableFunctions, false},
    {"utf8", luaopen_utf8, nothing, false},
    {NULL, NULL, NULL, false},
};

/// Lua looks here for the name of a function that has none where it is called.
static void make_known(lua_State *state, const char *name) {
  luaL_getsubtable(state, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushvalue(state, -2);
  lua_setfield(state, -2, name);
  lua_pop(state, 1);
}

/// Makes the library a field of the table in slot 1, and pushes it.
static void open_library(lua_State *state, const Library *library) {
  library->open(state);
  replace(state, library->replacements);
  if (library->isAbsent) refuse_others(state, library->name);
  make_known(state, library->name);
  lua_pushstring(state, library->name);
  lua_pushvalue(state, -2);
  lua_rawset(state, 1);
}

/// Makes the library of that name a field of the table in slot 1, and pushes it.
static bool open_named(lua_State *state) {
  const char *name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "";
  for (const Library *library = libraries; library->name; library++) {
    if (strcmp(library->name, name) != 0) continue;
    open_library(state, library);
    return true;
  }
  return false;
}

/// Lua function: `__index` of the globals.
static int find_global(lua_State *state) { return open_named(state); }

/// Lua function: `__index` of the table that the globals inherit from once the host answers for
/// them. Upvalue: the host function.
static int find_word(lua_State *state) {
  return open_named(state) ? 1 : bridge_make_member(state);
}

int bridge_open_globals(lua_State *state) {
  bridge_measure_boxes(state);
  luaopen_base(state);
  replace(state, baseFunctions);
  make_known(state, LUA_GNAME);
  luaopen_string(state);
  replace(state, stringFunctions);
  make_known(state, LUA_STRLIBNAME);
  lua_setfield(state, 1, LUA_STRLIBNAME);
  lua_createtable(state, 0, 2);
  lua_pushcfunction(state, find_global);
  lua_setfield(state, -2, "__index");
  lua_pushboolean(state, false);
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, 1);
  return 0;
}

// MARK: For Swift

typedef struct Variable {
  const char *name;
  BridgeMark mark;
} Variable;

static int set_global(lua_State *state) {
  Variable *variable = lua_touserdata(state, 1);
  lua_pushglobaltable(state);
  lua_pushstring(state, variable->name);
  bridge_perform(state, variable->mark);
  lua_rawset(state, -3);
  return 0;
}

BridgeReturn bridge_set_global(BridgeLua *lua, const char *name, BridgeMark mark) {
  Variable variable = {name, mark};
  return bridge_protect_pushes(lua, set_global, &variable, mark);
}

static int get_global(lua_State *state) {
  lua_getglobal(state, ((Variable *)lua_touserdata(state, 1))->name);
  return 1;
}

BridgeReturn bridge_get_global(BridgeLua *lua, const char *name) {
  Variable variable = {.name = name};
  return bridge_protect(lua, get_global, &variable);
}

static int set_fallback(lua_State *state) {
  BridgeMark mark = *(BridgeMark *)lua_touserdata(state, 1);
  lua_pushglobaltable(state);
  lua_getmetatable(state, -1);
  lua_createtable(state, 0, 16);
  lua_createtable(state, 0, 2);
  bridge_perform(state, mark);
  lua_pushcclosure(state, find_word, 1);
  bridge_seal(state);
  lua_pushvalue(state, -1);
  lua_setfield(state, -3, "__index");
  return 1;
}

BridgeReturn bridge_set_fallback(BridgeLua *lua, BridgeMark mark) {
  return bridge_protect_pushes(lua, set_fallback, &mark, mark);
}

void bridge_set_explainer(BridgeLua *lua, void *function) { lua->explainer = function; }

static int seed(lua_State *state) {
  BridgeLua *lua = bridge_of(state);
  if (lua->randomSeed == 0) return 0;
  lua_rawgeti(state, LUA_REGISTRYINDEX, lua->randomSeed);
  lua_pushinteger(state, lua->seed);
  lua_call(state, 1, 0);
  return 0;
}

void bridge_seed(BridgeLua *lua, int64_t value) {
  lua->seed = value;
  bridge_drop(lua, bridge_protect(lua, seed, NULL).depth);
}
