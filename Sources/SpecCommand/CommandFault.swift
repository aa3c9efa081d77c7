/// Why a subcommand ended before its work was done.
struct CommandFault: Error, Hashable {
  /// The sentence for standard error.
  let message: String

  /// What the process answers.
  let status: ExitStatus

  /// A fault with a sentence of its own.
  init(_ message: String, status: ExitStatus = .usage) {
    self.message = message
    self.status = status
  }

  /// A fault that another room or the arguments had, by default one of use.
  init(_ error: some Error & CustomStringConvertible, status: ExitStatus = .usage) {
    self.init(error.description, status: status)
  }
}
