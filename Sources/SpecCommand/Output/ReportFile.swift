import Glibc

/// A report's file, which appears whole or not at all.
///
/// The text goes to a temporary file beside it, which takes its name at the end. What stands at the
/// path and is no regular file, such as `/dev/null` or a fifo, is written to directly. Missing
/// folders are not made.
final class ReportFile {
  // A class because the descriptor must be closed once.
  private let path: String
  private let temporary: String?
  private let number: Int32
  private let descriptor: Descriptor

  /// Opens the file.
  init(path: String) throws(FileFault) {
    self.path = path
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    temporary = isSpecial ? nil : "\(path).\(getpid()).part"
    number =
      isSpecial
      ? open(path, O_WRONLY | O_CLOEXEC)
      : open(temporary ?? path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if number < 0 { throw FileFault(path: path, action: .write, number: errno) }
    descriptor = Descriptor(number)
  }

  /// Adds `text` to the report.
  func write(_ text: String) {
    descriptor.write(text)
  }

  /// Ends the report and puts it in its place.
  func close() throws(FileFault) {
    descriptor.flush()
    var failure = descriptor.failure
    if Glibc.close(number) != 0, failure == nil { failure = errno }
    if let temporary {
      if failure == nil, rename(temporary, path) != 0 { failure = errno }
      if failure != nil { unlink(temporary) }
    }
    if let failure { throw FileFault(path: path, action: .write, number: failure) }
  }
}
