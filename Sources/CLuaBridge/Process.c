#define _GNU_SOURCE
#include "BridgeProcess.h"

#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
/// A sanitizer's shadow memory would count, and is larger than any limit.
#define MEMORY_IS_LIMITED 0
#endif
#endif
#ifndef MEMORY_IS_LIMITED
#define MEMORY_IS_LIMITED 1
#endif

/// The stack that Lua's 200 levels of C calls are known to fit into.
static const rlim_t stack_size = 8 << 20;

/// Sets the soft limit of `resource` to `value`, or to what the hard limit lets it be.
static void limit(int resource, rlim_t value) {
  struct rlimit bounds;
  if (getrlimit(resource, &bounds) != 0) return;
  bounds.rlim_cur = value < bounds.rlim_max ? value : bounds.rlim_max;
  setrlimit(resource, &bounds);
}

/// What a process of its own means for the worker that has just begun.
static void become_worker(pid_t parent, uint64_t memory_limit) {
  static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have ended before the line above asked to be told.
  if (getppid() != parent) _exit(1);
  // Swift's crash reporter would start a process for each crash, for seconds.
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_STACK, stack_size);
  if (MEMORY_IS_LIMITED) limit(RLIMIT_DATA, memory_limit);
}

int32_t bridge_fork_worker(uint64_t memory_limit) {
  pid_t parent = getpid();
  pid_t worker = fork();
  if (worker == 0) become_worker(parent, memory_limit);
  return worker;
}

static sigset_t interrupts(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  return set;
}

int32_t bridge_open_interrupts(void) {
  sigset_t set = interrupts();
  int descriptor = signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
  if (descriptor >= 0) sigprocmask(SIG_BLOCK, &set, NULL);
  return descriptor;
}

int32_t bridge_next_interrupt(int32_t descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int32_t)info.ssi_signo : 0;
}

void bridge_close_interrupts(int32_t descriptor) {
  sigset_t set = interrupts();
  close(descriptor);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

int32_t bridge_processors(void) {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) != 0) return 1;
  return CPU_COUNT(&set);
}
