#ifndef CLUABRIDGE_H
#define CLUABRIDGE_H

/// An interpreter, opaque to Swift: no `lua_*` function can be called from there.
typedef struct BridgeLua BridgeLua;

#endif
