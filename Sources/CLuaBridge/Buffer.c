#include "Internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *bridge_resize(void *block, size_t size) {
  void *moved = realloc(block, size);
  if (moved) return moved;
  fputs("sprung: the machine has no memory left\n", stderr);
  abort();
}

void bridge_append(Buffer *buffer, const char *bytes, size_t length) {
  if (buffer->capacity - buffer->length < length) {
    buffer->capacity = 2 * (buffer->length + length) + 64;
    buffer->bytes = bridge_resize(buffer->bytes, buffer->capacity);
  }
  if (length > 0) memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
}
