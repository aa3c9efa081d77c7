import Glibc
import SpecReports

/// What the environment and the terminal say about how a report is to look.
struct Terminal {
  /// Reads a variable of the environment; `nil` where it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether standard output is a terminal.
  static var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The columns of a line: `COLUMNS`, else the terminal's; `nil` where nothing limits it.
  static var width: Int? {
    if let columns = variable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    // A pseudo-terminal may answer 0 columns: nobody told it.
    guard isInteractive, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Whether standard output is coloured.
  ///
  /// `--color` counts over `NO_COLOR`, that over `FORCE_COLOR`, that over `TERM=dumb`, and that over
  /// whether there is a terminal.
  static func hasColor(_ choice: Choice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .automatic:
      if variable("NO_COLOR") != nil {
        false
      } else if let force = variable("FORCE_COLOR") {
        force != "0"
      } else {
        isInteractive && variable("TERM") != "dumb"
      }
    }
  }

  /// How signals are drawn where nothing else was asked for: not at all into a pipe.
  static var plots: PlotMarks? {
    guard isInteractive else { return nil }
    let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    return locale.uppercased().contains("UTF") ? .braille : .ascii
  }

  /// A choice that may be left to the circumstances.
  enum Choice: String, CaseIterable {
    case automatic = "auto"
    case always
    case never
  }
}
