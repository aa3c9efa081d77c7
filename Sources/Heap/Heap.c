#include "Heap.h"

// The sanitizer's own heap knows of every block.
#if !__has_feature(address_sanitizer)

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// What stands in front of a block: its row, or how much was mapped for it.
typedef size_t Mark;

/// A block that was let go.
typedef struct Gap {
  struct Gap *next;
} Gap;

enum {
  UNIT = 16,
  /// Rows are a unit apart up to here, and then four to a doubling.
  SMALL = 1024,
  FINE_ROWS = SMALL / UNIT,
  ROWS = FINE_ROWS + 4 * (64 - 10),
  /// What is larger has pages of its own, which go back to the system.
  LARGE = 128 << 10,
  /// How much the system is asked for at once.
  CHUNK = 256 << 10,
};

static Gap *gaps[ROWS + 1];
static char *start, *end;

static Mark *mark_of(void *block) { return (Mark *)block - 1; }

static void *refuse(void) {
  errno = ENOMEM;
  return NULL;
}

/// The row of blocks of `*length` bytes, mark included, which is rounded up to what these have.
static size_t row_of(size_t *length) {
  if (*length <= SMALL) {
    size_t row = (*length + UNIT - 1) / UNIT;
    *length = row * UNIT;
    return row;
  }
  int power = 61 - __builtin_clzl(*length - 1);
  size_t steps = ((*length - 1) >> power) + 1;
  *length = steps << power;
  return FINE_ROWS + 4 * (size_t)(power - 8) + steps - 4;
}

/// How much there is room for in a block.
size_t malloc_usable_size(void *block) {
  if (!block) return 0;
  size_t mark = *mark_of(block);
  if (mark > ROWS) return mark - UNIT;
  if (mark <= FINE_ROWS) return mark * UNIT - sizeof(Mark);
  size_t step = mark - FINE_ROWS - 1;
  return ((step % 4 + 5) << (step / 4 + 8)) - sizeof(Mark);
}

/// Cuts a block of `length` bytes off the end of the program's data.
static void *cut(size_t alignment, size_t length, size_t row) {
  for (;;) {
    char *block = start + (-(uintptr_t)(start + sizeof(Mark)) & (alignment - 1)) + sizeof(Mark);
    if (end && block - sizeof(Mark) + length <= end) {
      start = block - sizeof(Mark) + length;
      *mark_of(block) = row;
      return block;
    }
    size_t more = length + alignment < CHUNK ? CHUNK : length + alignment;
    char *fresh = sbrk((intptr_t)more);
    if (fresh == (void *)-1) return refuse();
    if (fresh != end) start = fresh;
    end = fresh + more;
  }
}

static void *map(size_t size) {
  if (size > PTRDIFF_MAX - UNIT) return refuse();
  char *pages = mmap(NULL, size + UNIT, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) return refuse();
  *mark_of(pages + UNIT) = size + UNIT;
  return pages + UNIT;
}

static void *allocate(size_t size) {
  if (size >= LARGE) return map(size);
  size_t length = size + sizeof(Mark);
  size_t row = row_of(&length);
  Gap *gap = gaps[row];
  if (!gap) return cut(UNIT, length, row);
  gaps[row] = gap->next;
  return gap;
}

void *malloc(size_t size) { return allocate(size); }

void free(void *block) {
  if (!block) return;
  size_t mark = *mark_of(block);
  if (mark > ROWS) {
    munmap((char *)block - UNIT, mark);
    return;
  }
  Gap *gap = block;
  gap->next = gaps[mark];
  gaps[mark] = gap;
}

void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return refuse();
  void *block = allocate(bytes);
  return block ? memset(block, 0, bytes) : NULL;
}

void *realloc(void *block, size_t size) {
  if (!block) return allocate(size);
  size_t had = malloc_usable_size(block);
  // Of a large block that shrinks the rest goes back to the system.
  if (size <= had && (had < LARGE || size > had / 2)) return block;
  void *moved = allocate(size);
  if (!moved) return NULL;
  memcpy(moved, block, size < had ? size : had);
  free(block);
  return moved;
}

void *memalign(size_t alignment, size_t size) {
  if (alignment <= UNIT) return allocate(size);
  if (size > PTRDIFF_MAX / 2 || alignment > PTRDIFF_MAX / 2) return refuse();
  size_t length = size + sizeof(Mark);
  size_t row = row_of(&length);
  return cut(alignment, length, row);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

#endif
