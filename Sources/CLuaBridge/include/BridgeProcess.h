#ifndef BRIDGE_PROCESS_H
#define BRIDGE_PROCESS_H

#include <stdint.h>

/// Forks a worker: its process id in the parent, 0 in the worker, -1 with `errno` where the system
/// refuses.
///
/// The worker is killed when its parent ends, leaves no core file behind, has the system's default
/// answer to every crash, may grow its stack to at least 8 MiB where the system lets it, and finds
/// no more than `memory_limit` bytes of memory. Here because `prctl` is variadic, which Swift
/// cannot call.
int32_t bridge_fork_worker(uint64_t memory_limit);

/// A descriptor that becomes readable when this process is interrupted or asked to end, and -1
/// with `errno` where there is none to be had.
///
/// From then on SIGINT and SIGTERM wait to be read instead of ending the process. Here because
/// Swift's Glibc module lacks `signalfd`.
int32_t bridge_open_interrupts(void);

/// The next signal that `descriptor` holds; 0 where none waits.
int32_t bridge_next_interrupt(int32_t descriptor);

/// Closes `descriptor` and lets SIGINT and SIGTERM act as before.
void bridge_close_interrupts(int32_t descriptor);

/// How many processors this process may use by its affinity; at least 1. Here because Swift's
/// Glibc module lacks `sched_getaffinity`.
int32_t bridge_processors(void);

#endif
