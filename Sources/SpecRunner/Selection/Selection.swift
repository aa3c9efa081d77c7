/// Which specs of a run's files are wanted, and in which order.
///
/// Each kind of condition that is set must hold; of several values of one kind, one is enough.
/// What is excluded stays excluded, whatever asks for it.
package struct Selection {
  /// `--filter`: patterns of the full name.
  package var filters: [NamePattern] = []

  /// `--exclude`: patterns of the full name.
  package var exclusions: [NamePattern] = []

  /// `--tags`: words after `#` in the names.
  package var tags: Set<String> = []

  /// `--exclude-tags`: words after `#` in the names.
  package var excludedTags: Set<String> = []

  /// `--id` and `--last-failed`: whole ids; `nil` where every id is wanted.
  package var ids: Set<String>?

  /// The paths of files whose every spec is wanted beside `ids`: what failed last may be all of a file.
  package var wholeFiles: Set<String> = []

  /// Whether checks alone are wanted, as a checklist does.
  package var checksOnly = false

  /// `--shuffle`: `nil` keeps the order of declaration.
  package var shuffle: Shuffle?

  /// Every spec, in the order of declaration.
  package init() {}

  /// The positions of the wanted ones among `specs`, which are all that `file` declares, in order.
  func chosen(from specs: [SpecCandidate], in file: SpecFile) -> [Int] {
    let atLines = Set(file.lines.flatMap { positions(of: $0, in: specs) })
    return specs.indices.filter { position in
      (file.lines.isEmpty || atLines.contains(position)) && wants(specs[position], in: file.path)
    }
  }

  /// Whether names, tags and id let `spec`, of the file at `path`, run; lines are a matter of the whole
  /// file.
  func wants(_ spec: SpecCandidate, in path: String) -> Bool {
    if checksOnly, !spec.isCheck { return false }
    if let ids, !ids.contains(spec.id), !wholeFiles.contains(path) { return false }
    if !tags.isEmpty, tags.isDisjoint(with: spec.tags) { return false }
    if !excludedTags.isDisjoint(with: spec.tags) { return false }
    if filters.isEmpty, exclusions.isEmpty { return true }
    let name = spec.names.joined(separator: " ")
    let matches = { (pattern: NamePattern) in pattern.matches(name) || pattern.matches(spec.id) }
    return (filters.isEmpty || filters.contains(where: matches))
      && !exclusions.contains(where: matches)
  }

  /// The specs that `line` means: those it stands in, else all of the innermost block around it.
  private func positions(of line: Int, in specs: [SpecCandidate]) -> [Int] {
    let direct = specs.indices.filter { specs[$0].lines.contains(line) }
    if !direct.isEmpty { return direct }
    let around = specs.flatMap(\.blocks).filter { $0.contains(line) }
    guard let innermost = around.min(by: { $0.count < $1.count }) else { return [] }
    return specs.indices.filter { specs[$0].blocks.contains(innermost) }
  }
}
