import CLuaBridge

/// How many processors this process may keep busy.
enum Processors {
  /// The lesser of its affinity and its control group's quota, rounded up; at least 1.
  static var usable: Int {
    let affinity = Int(bridge_processors())
    guard let quota = quota() else { return affinity }
    return max(1, min(affinity, Int(quota.rounded(.up))))
  }

  /// The processors that `cpu.max` of a control group grants, such as `150000 100000` for 1.5;
  /// `nil` without a bound.
  static func quota(_ text: String) -> Double? {
    let words = text.split { $0.isWhitespace }.map { Double($0) }
    guard words.count == 2, let granted = words[0], let period = words[1], period > 0 else {
      return nil
    }
    return granted / period
  }

  /// The least that this process's control group and those around it grant.
  private static func quota() -> Double? {
    // Version 2 has one line, `0::/group`.
    guard let line = text(of: "/proc/self/cgroup")?.split(separator: "\n").last else { return nil }
    guard
      var group = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).last
    else { return nil }
    var least: Double?
    while true {
      if let text = text(of: "/sys/fs/cgroup\(group)/cpu.max"), let quota = quota(text) {
        least = min(least ?? quota, quota)
      }
      guard let slash = group.lastIndex(of: "/") else { return least }
      group = group[..<slash]
    }
  }

  /// What a file of the system holds; `nil` where it cannot be read.
  private static func text(of path: String) -> String? {
    (try? bytes(of: path, atMost: 1 << 16)).map { String(decoding: $0, as: UTF8.self) }
  }
}
