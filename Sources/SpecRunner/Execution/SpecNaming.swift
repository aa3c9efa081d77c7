import SpecResults
import SpecWords

/// Gives each spec of a file its id, in the order of their declaration.
struct SpecNaming {
  private let path: String
  private var uses: [String: Int] = [:]

  /// Names the specs of the file at `path`.
  init(path: String) {
    self.path = path
  }

  /// What is known of `spec`, declared in `block`, before it runs.
  mutating func identify(_ spec: SpecDeclaration, in block: Block) -> SpecResult {
    let names = block.names + [spec.name]
    let id = spec.checkID ?? unique(id(of: names))
    var result = SpecResult(id: id, names: names, location: spec.location, outcome: .passed)
    result.check = spec.check
    result.tags = tags(of: names)
    return result
  }

  /// What stands for a block whose body is not run, so that its specs are not known.
  mutating func identify(_ block: Block) -> SpecResult {
    let id = unique(id(of: block.names))
    return SpecResult(id: id, names: block.names, location: block.location, outcome: .passed)
  }

  private func id(of names: [String]) -> String {
    var id = path
    for name in names {
      id += " > "
      id += name
    }
    return id
  }

  /// The second spec of one name ends in ` #2`.
  private mutating func unique(_ id: String) -> String {
    let use = Self.counted(&uses[id, default: 0])
    return use == 1 ? id : unique("\(id) #\(use)")
  }

  /// One more than before.
  private static func counted(_ uses: inout Int) -> Int {
    uses += 1
    return uses
  }

  /// The words after `#`, without the sign.
  private func tags(of names: [String]) -> [String] {
    guard names.contains(where: Self.holdsTag) else { return [] }
    return names.flatMap { name in
      name.split(separator: "#", omittingEmptySubsequences: false).dropFirst().map { rest in
        String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
      }
    }.filter { !$0.isEmpty }
  }

  private static func holdsTag(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { $0.contains(UInt8(ascii: "#")) }
  }
}
