import Foundation
import Interactions
import TestSupport
import Testing

@Suite("Surroundings")
struct SurroundingsTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(ReportFileTests.record, to: "run.json")
    return folder
  }

  @Test(
    "colour hangs on --color, then NO_COLOR, then FORCE_COLOR, then the terminal",
    arguments: [
      ([], [:], false),
      ([], ["FORCE_COLOR": "1"], true),
      ([], ["FORCE_COLOR": "0"], false),
      ([], ["FORCE_COLOR": "1", "TERM": "dumb"], true),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": ""], true),
      (["--color=always"], ["NO_COLOR": "1"], true),
      (["--color", "never"], ["FORCE_COLOR": "1"], false),
    ] as [([String], [String: String], Bool)])
  func colour(options: [String], environment: [String: String], isColoured: Bool) throws {
    let folder = try folder()
    let run = try Sprung(
      arguments: ["merge", "run.json"] + options, in: folder.url, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColoured)
  }

  @Test("what a terminal would obey is spelled out on standard error, too")
  func controls() throws {
    let folder = try TemporaryFolder()
    let run = try Sprung("check", "no\u{1B}[31m.lua", in: folder.url)
    #expect(run.diagnostics == "sprung: no\\x1b[31m.lua: no such file or folder\n")
  }

  @Test("on a terminal there are colours, unless it is dumb")
  func terminal() throws {
    let folder = try folder()
    for (terminal, isColoured) in [("xterm", true), ("dumb", false)] {
      let run = try Sprung(
        shell: "TERM=\(terminal) script -qec '$SPRUNG merge run.json' /dev/null", in: folder.url)
      #expect(run.output.contains("1 spec: 1 ok"))
      #expect(run.output.contains("\u{1B}[") == isColoured)
    }
  }

  @Test("GitHub's workflows get annotations besides the table")
  func gitHub() throws {
    let folder = try TemporaryFolder()
    let error = """
      {"event":"file_errored","path":"a_spec.lua","kind":"load","message":"100% ::odd"}

      """
    let lines = ReportFileTests.record.split(separator: "\n")
    try folder.write(
      (lines[..<2] + [error[...]] + lines[2...]).joined(separator: "\n"), to: "run.json")
    let run = try Sprung(
      "merge", "run.json", in: folder.url, environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.output.contains("::error title=a_spec.lua::100%25 ::odd\n"))
    #expect(run.output.contains("::stop-commands::"))
  }
}

@Suite("Wrong use")
struct WrongUseTests {
  @Test(
    "exits 2 and says what was meant",
    arguments: [
      (["rnu"], "'rnu' is neither a subcommand nor a path (did you mean 'run'?)"),
      (
        ["run", "--fliter", "x"],
        "unknown option '--fliter' (did you mean '--filter'?); see 'sprung run --help'"
      ),
      (
        ["--jobs", "0"],
        "--jobs: expected N, a whole number above 0, got '0'; see 'sprung run --help'"
      ),
      (
        ["--shard", "9/8"],
        "--shard: expected I/N, a share such as 2/8, got '9/8'; see 'sprung run --help'"
      ),
      (
        ["--timeout", "500ms"],
        "--timeout: expected S, a number of seconds above 0, such as 0.5, got '500ms'; see 'sprung run --help'"
      ),
      (
        ["--reporter", "tabel"],
        "--reporter: expected NAME[=FILE], with table, dots, tap, junit, json, github, markdown or html as NAME, got 'tabel'; see 'sprung run --help'"
      ),
      (
        ["--filter", "["],
        "--filter: expected PATTERN, a text or a complete regular expression, got '['; see 'sprung run --help'"
      ),
      (
        ["--subject", "spring-tile=none.lua"],
        "--subject spring-tile=none.lua: there is no such file that can be read"
      ),
      (
        ["diagnose", "a.lua", "--as", "a", "--as", "b"],
        "diagnose: --as was given twice; a subject is meant to be one interaction"
      ),
      (
        ["spring", "--duration", "1", "--damping", "3"],
        "--duration and --damping do not go together: give --duration and --bounce, or --response and --damping-ratio, or --mass, --stiffness and --damping"
      ),
      (["spring", "--damping", "3"], "--damping needs --stiffness, too"),
      (
        ["spring", "--mass", "1", "--stiffness", "100"],
        "--stiffness needs --damping, too; 0 swings for ever"
      ),
      (
        ["run", "--lang", "klingon"],
        "--lang: expected CODE, one of ar, en, fr, sv, uz, got 'klingon'; see 'sprung run --help'"
      ),
      (
        ["run", "--rate", "0.0167"],
        "--rate: expected HZ, a number from 1 to 10000, got '0.0167'; see 'sprung run --help'"
      ),
      (
        ["run", "--memory", "99999999999999"],
        "--memory: expected MIB, a whole number above 0, at most 1073741824, got '99999999999999'; see 'sprung run --help'"
      ),
      (["new", "swipe-crad"], "there is no interaction 'swipe-crad' (did you mean 'swipe-card'?)"),
      (["help", "runn"], "there is no subcommand 'runn' (did you mean 'run'?)"),
      (["help", "."], "there is no subcommand '.'"),
      (["merge"], "missing argument: REPORT; see 'sprung merge --help'"),
      (["new"], "missing argument: NAME; see 'sprung new --help'"),
      (["new", "a", "b"], "unexpected argument 'b'; see 'sprung new --help'"),
      (["doc", "a", "b"], "unexpected argument 'b'; see 'sprung doc --help'"),
      (["spring", "b"], "unexpected argument 'b'; see 'sprung spring --help'"),
      // As where a variable is not set.
      (
        ["--filter", ""],
        "--filter: expected PATTERN, a text or a complete regular expression, got ''; see 'sprung run --help'"
      ),
      (
        ["--exclude="],
        "--exclude: expected PATTERN, a text or a complete regular expression, got ''; see 'sprung run --help'"
      ),
      (["-t", ""], "--tags: expected TAG,…, one word at least, got ''; see 'sprung run --help'"),
      (
        ["list", "--exclude-tags", "a,#"],
        "--exclude-tags: expected TAG,…, one word at least, got 'a,#'; see 'sprung list --help'"
      ),
      (["new", "../x"], "'../x': a name has only letters, digits, - and _"),
      (["spring", "--bounce", "2"], "bounce must be above -1 and at most 1, got 2"),
      (["merge", "none.json"], "none.json: cannot read: no such file or directory"),
    ])
  func usage(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let run = try Sprung(arguments: arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.diagnostics == "sprung: \(message)\n")
  }

  @Test("the help texts name every subcommand and every option, and go to standard output")
  func help() throws {
    let run = try Sprung("--help")
    #expect(run.status == 0 && run.diagnostics == "")
    for name in ["run", "watch", "checklist", "merge", "new", "spring"] {
      #expect(run.output.contains("\n  \(name) "))
      let help = try Sprung(name, "--help")
      #expect(help.status == 0)
      #expect(help.output.hasPrefix("usage: sprung \(name)"))
    }
  }

  @Test("help NAME is what NAME --help shows")
  func helpOfOne() throws {
    #expect(try Sprung("help", "spring").output == Sprung("spring", "--help").output)
  }

  @Test("a time of a spring that is most likely in milliseconds is asked about")
  func milliseconds() throws {
    let run = try Sprung("spring", "--duration", "450")
    #expect(run.status == 0)
    #expect(
      run.diagnostics
        == "sprung: --duration is 450 s; times are in seconds: is 0.45 meant?\n")
  }

  @Test(
    "new writes a spec that passes for each interaction there is",
    arguments: Catalogue.names)
  func newForEach(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Sprung("new", name, in: folder.url).diagnostics == "")
    let text = try String(
      contentsOf: folder.url.appending(path: "specs/\(name)_spec.lua"), encoding: .utf8)
    #expect(text.contains("interaction(\"\(name)\")"))
    #expect(try Sprung("run", "--require-assertions", in: folder.url).status == 0)
  }

  @Test(
    "new tells why a folder cannot be made or written",
    .enabled(if: geteuid() != 0, "the superuser can write every folder"))
  func shut() throws {
    let folder = try TemporaryFolder()
    let run = try Sprung(
      shell: """
        chmod 500 .; $SPRUNG new foo; chmod 700 .
        mkdir -m 500 specs; $SPRUNG new foo; chmod 700 specs
        """, in: folder.url)
    #expect(
      run.diagnostics == """
        sprung: specs: cannot write: permission denied
        sprung: specs/foo_spec.lua: cannot write: permission denied

        """)
  }

  @Test("new writes a spec to start from, and never over another one")
  func new() throws {
    let folder = try TemporaryFolder()
    let first = try Sprung("new", "card", in: folder.url)
    #expect(first.output == "specs/card_spec.lua\n")
    #expect(
      first.diagnostics
        == "sprung: there is no interaction 'card' yet: the spec is one of spring-tile, to be changed\n"
    )
    let again = try Sprung("new", "card", in: folder.url)
    #expect(again.status == 2)
    #expect(again.diagnostics == "sprung: specs/card_spec.lua exists\n")
  }

  @Test(
    "modules are found from within the folder specs, too", arguments: [".", "dial", "dial/deep"])
  func modules(below place: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("return 7", to: "specs/dial/wording.lua")
    try folder.write(
      "local seven = require 'dial.wording' it('runs', function() assert(seven == 7) end)",
      to: "specs/dial/deep/a_spec.lua")
    let up = place.split(separator: "/").filter { $0 != "." }.map { _ in "../" }.joined()
    let run = try Sprung(
      arguments: ["run", "\(up)dial/deep/a_spec.lua"],
      in: folder.url.appending(path: "specs").appending(path: place))
    #expect(run.status == 0, "\(run.output)")
  }
}
