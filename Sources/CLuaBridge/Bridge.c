#include "CLuaBridge.h"

#include <lua5.4/lua.h>

_Static_assert(LUA_VERSION_NUM == 504, "Lua 5.4 needed");
