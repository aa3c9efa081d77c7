import SpecResults

/// What a worker tells its parent about the file that it runs.
enum Message {
  /// The file of this index is taken.
  case fileStarted(index: Int)
  /// The file is loaded, and declares as many specs.
  case loaded(declared: Int)
  /// A spec passed that is only to be counted.
  case passed(digest: UInt64)
  /// A spec ended.
  indirect case finished(SpecResult)
  /// The file has asked for what stands for the interaction of this name.
  indirect case askedFor(String)
  /// The file printed this outside of its specs.
  indirect case printed(String)
  /// Something went wrong outside the specs.
  indirect case errored(SpecError)
  /// The file is done, after as many nanoseconds of wall time.
  case fileFinished(nanoseconds: UInt64)
}
