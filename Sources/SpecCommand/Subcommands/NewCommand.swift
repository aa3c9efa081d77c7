import Glibc
import Interactions
import SpecResults
import SpecRunner

/// `sprung new`: a spec file to start from.
enum NewCommand: Subcommand {
  static let name = "new"
  static let synopsis = "NAME"
  static let summary = "writes specs/NAME_spec.lua to start from"

  static var groups: [OptionGroup<Void>] { [] }

  static func defaults() {}

  static func run(_: Void, _ arguments: [String]) throws(CommandFault) -> ExitStatus {
    guard let name = arguments.first else {
      throw refusal(.missingArgument(what: "NAME"))
    }
    if arguments.count > 1 { throw refusal(.unwantedArgument(arguments[1])) }
    let isPlain = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || isalnum(Int32(byte)) != 0
    }
    guard isPlain, !name.isEmpty else {
      throw CommandFault("'\(name)': a name has only letters, digits, - and _")
    }
    let template = SpecTemplate(of: name)
    if template == nil, let near = Suggestion.nearest(name, in: Catalogue.names) {
      throw CommandFault("there is no interaction '\(name)'" + Suggestion.question(near))
    }
    let folder = Discovery.defaultFolder
    if mkdir(folder, 0o777) != 0, errno != EEXIST {
      throw CommandFault(FileFault(path: folder, action: .write, number: errno))
    }
    let path = "\(folder)/\(name)_spec.lua"
    if access(path, F_OK) == 0 { throw CommandFault("\(path) exists") }
    do throws(FileFault) {
      let file = try ReportFile(path: path)
      file.write((template ?? .springTile).text(named: name))
      try file.close()
    } catch {
      throw CommandFault(error)
    }
    if template == nil {
      say("there is no interaction '\(name)' yet: the spec is one of spring-tile, to be changed")
    }
    return show("\(path)\n")
  }
}
