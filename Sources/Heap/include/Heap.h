#ifndef HEAP_H
#define HEAP_H

/// The memory of a program whose processes have one thread each: `malloc`, `free` and their kin, in
/// place of the C library's, which lets a program bring its own.
///
/// Nothing is locked or joined: a block that is let go waits in the row of its size for the next one
/// of that size. The C library's does as much for seven blocks of a size, and ten times that work for
/// each further one; a file's end lets go of hundreds.

#endif
