#include "Arena.h"

#include <stdlib.h>
#include <string.h>

/// A chunk of memory that small blocks are cut from.
struct BridgeChunk {
  BridgeChunk *next;
  _Alignas(16) char bytes[(32 << 10) - 16];
};

/// What stands in front of a large block.
struct BridgeLarge {
  BridgeLarge *next;
  BridgeLarge **link;
};

/// A small block that is free.
struct BridgeGap {
  BridgeGap *next;
};

static size_t row_of(size_t size) { return (size + 15) / 16; }

static bool is_small(size_t size) { return size <= BRIDGE_SMALL; }

/// The rest of the chunk that is left behind is lost until all goes.
static void *cut(BridgeArena *arena, size_t size) {
  if ((size_t)(arena->end - arena->start) < size) {
    BridgeChunk *chunk = malloc(sizeof *chunk);
    if (!chunk) return NULL;
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    arena->start = chunk->bytes;
    arena->end = chunk->bytes + sizeof chunk->bytes;
  }
  void *block = arena->start;
  arena->start += size;
  return block;
}

static void *link_large(BridgeArena *arena, BridgeLarge *block) {
  if (!block) return NULL;
  block->next = arena->large;
  block->link = &arena->large;
  if (block->next) block->next->link = &block->next;
  arena->large = block;
  return block + 1;
}

static BridgeLarge *unlink_large(void *block) {
  BridgeLarge *large = (BridgeLarge *)block - 1;
  *large->link = large->next;
  if (large->next) large->next->link = large->link;
  return large;
}

static void *allocate(BridgeArena *arena, size_t size) {
  if (!is_small(size)) return link_large(arena, malloc(sizeof(BridgeLarge) + size));
  BridgeGap **row = &arena->gaps[row_of(size)];
  BridgeGap *gap = *row;
  if (!gap) return cut(arena, 16 * row_of(size));
  *row = gap->next;
  return gap;
}

void bridge_arena_free(BridgeArena *arena, void *block, size_t size) {
  if (!is_small(size)) return free(unlink_large(block));
  BridgeGap *gap = block;
  gap->next = arena->gaps[row_of(size)];
  arena->gaps[row_of(size)] = gap;
}

void *bridge_arena_resize(BridgeArena *arena, void *block, size_t oldSize, size_t newSize) {
  if (!block) return allocate(arena, newSize);
  if (is_small(oldSize) && row_of(oldSize) == row_of(newSize)) return block;
  if (!is_small(oldSize) && !is_small(newSize)) {
    BridgeLarge *large = unlink_large(block);
    BridgeLarge *moved = realloc(large, sizeof *large + newSize);
    void *linked = link_large(arena, moved ? moved : large);
    return moved ? linked : NULL;
  }
  void *moved = allocate(arena, newSize);
  if (!moved) return NULL;
  memcpy(moved, block, oldSize < newSize ? oldSize : newSize);
  bridge_arena_free(arena, block, oldSize);
  return moved;
}

void bridge_arena_drop(BridgeArena *arena) {
  for (BridgeChunk *chunk = arena->chunks, *next; chunk; chunk = next) {
    next = chunk->next;
    free(chunk);
  }
  for (BridgeLarge *large = arena->large, *next; large; large = next) {
    next = large->next;
    free(large);
  }
}
