import Glibc

/// Pages that this process and the workers it forks see alike.
///
/// A class because the mapping must be undone once. Pages cost memory only once they are touched.
final class SharedMemory {
  let base: UnsafeMutableRawPointer
  private let size: Int

  /// Maps `size` bytes of zeros.
  init(size: Int) throws(RunnerError) {
    let pages = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let pages, pages != MAP_FAILED else {
      throw .refused("sharing memory with workers", reason: SystemError(number: errno).reason)
    }
    base = pages
    self.size = size
  }

  deinit { munmap(base, size) }
}

/// What keeps a run from being carried out at all.
package enum RunnerError: Error, Hashable, Sendable {
  /// The system refuses what workers need.
  case refused(String, reason: String)
}

extension RunnerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let what, let reason): "\(what): \(reason)"
    }
  }
}
