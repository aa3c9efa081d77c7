import SpecResults

/// Puts what is heard of files that run side by side into the order of the files.
///
/// What belongs to the first file that is not done yet is passed on at once, the rest waits for its
/// turn. So the events, the counts and the digest do not depend on how many workers there are.
struct RunLedger {
  private let plan: RunPlan
  private let sink: (RunEvent) -> Void

  /// The file whose messages are passed on, and what is known of it.
  private var front = 0
  private var page = Page()

  /// The messages of later files.
  private var waiting: [Int: [Message]] = [:]

  private var counts = Counts()
  private var declared = 0
  private var failures = 0
  private var erroredFiles = 0
  private var standIns: Set<String> = []
  private var digest: Digest? = Digest()

  /// What is known of one file.
  private struct Page {
    var counts = Counts()
    var declared = 0
    var hasStarted = false
    var hasErrored = false
    var output = ""
    var nanoseconds: UInt64 = 0
  }

  /// A ledger of nothing yet, which hands its events to `sink`.
  init(plan: RunPlan, sink: @escaping (RunEvent) -> Void) {
    self.plan = plan
    self.sink = sink
  }

  /// What is said of a file that nobody told of.
  private static let lost: [Message] = [
    .fileStarted(index: 0),
    .errored(
      SpecError(
        kind: .crash, location: nil, message: "the file lost its process before it was loaded")),
  ]

  /// Whether as much has failed as the run is to bear; what comes later is not passed on.
  var isFull: Bool { plan.failureLimit.map { failures >= $0 } ?? false }

  /// Takes a message about the file of that index.
  mutating func take(_ message: Message, of file: Int) {
    guard file == front else {
      waiting[file, default: []].append(message)
      return
    }
    pass(message)
    while let messages = waiting.removeValue(forKey: front) {
      let file = front
      for message in messages { pass(message) }
      if front == file { break }
    }
  }

  /// Closes the ledger: what had finished in files that did not is part of it.
  ///
  /// A file that a complete run has not told of was taken by a worker that was killed before it
  /// could say so.
  mutating func close(_ ending: RunSummary.Ending, duration: Double) -> RunSummary {
    if page.hasStarted { finishPage() }
    for file in ending == .complete ? Array(front..<plan.fileCount) : waiting.keys.sorted() {
      front = file
      for message in waiting[file] ?? Self.lost { pass(message) }
      if page.hasStarted { finishPage() }
    }
    var summary = RunSummary(
      counts: counts, declared: declared, erroredFiles: erroredFiles, digest: digest?.value,
      duration: duration, ending: ending)
    summary.standIns = standIns
    return summary
  }

  private mutating func pass(_ message: Message) {
    if isFull { return }
    switch message {
    case .fileStarted:
      // A file whose worker was lost is started again.
      if !page.hasStarted { sink(.fileStarted(path: path)) }
      page.hasStarted = true
    case .loaded(let declared):
      page.declared = declared
    case .passed(let digest):
      page.counts.add(.passed)
      self.digest?.add(digest)
    case .finished(let result):
      page.counts.add(result.outcome)
      if result.outcome.isFailure { failures += 1 }
      add(result.digest)
      sink(.specFinished(result))
    case .askedFor(let name):
      standIns.insert(name)
    case .printed(let text):
      page.output += text
    case .errored(let error):
      page.hasErrored = true
      failures += 1
      add([.timeout, .interrupted].contains(error.kind) ? nil : 0)
      sink(.fileErrored(path: path, error))
    case .fileFinished(let nanoseconds):
      page.nanoseconds += nanoseconds
      finishPage()
    }
  }

  private var path: String { plan.file(front).path }

  /// A result without a digest, which the wall clock has ended, leaves the run without one.
  private mutating func add(_ specDigest: UInt64?) {
    guard let specDigest else { return digest = nil }
    digest?.add(specDigest)
  }

  private mutating func finishPage() {
    // A file that was cut short has not told how much it declares.
    let declared = max(page.declared, page.counts.total)
    let summary = FileSummary(
      counts: page.counts, declared: declared, duration: Double(page.nanoseconds) / 1e9,
      output: page.output)
    sink(.fileFinished(path: path, summary))
    counts.add(page.counts)
    self.declared += declared
    if page.hasErrored { erroredFiles += 1 }
    page = Page()
    front += 1
  }
}
