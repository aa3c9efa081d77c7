import Glibc

/// The wall clock that limits are measured by; it never goes back.
enum MonotonicClock {
  /// Nanoseconds since some instant before the run; never 0.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec) + 1
  }

  static func seconds(since start: UInt64) -> Double {
    Double(now - start) / 1e9
  }
}
