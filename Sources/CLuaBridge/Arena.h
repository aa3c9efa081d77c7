#ifndef CLUABRIDGE_ARENA_H
#define CLUABRIDGE_ARENA_H

#include <stdbool.h>
#include <stddef.h>

/// The memory of one interpreter, which goes all at once when that is closed.
///
/// Small blocks are cut from chunks, and kept for the next of their size when they are freed; large
/// ones come from the machine.

/// The largest size of a small block, in bytes.
#define BRIDGE_SMALL 512

typedef struct BridgeChunk BridgeChunk;
typedef struct BridgeLarge BridgeLarge;
typedef struct BridgeGap BridgeGap;

typedef struct BridgeArena {
  /// The part of the newest chunk that is left.
  char *start;
  char *end;
  BridgeChunk *chunks;
  BridgeLarge *large;
  /// The free small blocks, by their sizes in units of 16 bytes.
  BridgeGap *gaps[BRIDGE_SMALL / 16 + 1];
} BridgeArena;

/// Makes a block where `block` is null, else moves it; null where the machine has no memory, and
/// then the block stands as it was.
void *bridge_arena_resize(BridgeArena *arena, void *block, size_t oldSize, size_t newSize);
void bridge_arena_free(BridgeArena *arena, void *block, size_t size);
/// Frees every block.
void bridge_arena_drop(BridgeArena *arena);

#endif
