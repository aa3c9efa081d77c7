import Glibc

/// `sprung new`: a spec file to start from.
enum NewCommand: Subcommand {
  static let name = "new"
  static let synopsis = "NAME"
  static let summary = "writes specs/NAME_spec.lua to start from"

  static var groups: [OptionGroup<Void>] { [] }

  static func defaults() {}

  static func run(_: Void, _ arguments: [String]) throws(CommandFault) -> ExitStatus {
    guard let name = arguments.first else {
      throw CommandFault(UsageError.missingArgument(what: "NAME"))
    }
    if arguments.count > 1 { throw CommandFault(UsageError.unwantedArgument(arguments[1])) }
    let isPlain = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || isalnum(Int32(byte)) != 0
    }
    guard isPlain, !name.isEmpty else {
      throw CommandFault("'\(name)': a name has only letters, digits, - and _")
    }
    mkdir("specs", 0o777)
    let path = "specs/\(name)_spec.lua"
    if access(path, F_OK) == 0 { throw CommandFault("\(path) exists") }
    do throws(FileFault) {
      let file = try ReportFile(path: path)
      file.write(template(name))
      try file.close()
    } catch {
      throw CommandFault(error)
    }
    return show("\(path)\n")
  }

  private static func template(_ name: String) -> String {
    """
    describe("\(name)", function()
      it("comes home after an outward release", function()
        local tile = interaction("spring-tile")
        local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())
        expect(run.offset.x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })
      end)
    end)

    """
  }
}
