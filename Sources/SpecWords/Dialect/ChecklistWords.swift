import LuaHost
import SpecResults

/// The words for the rows of a document's table: `checklist` and `check`.
enum ChecklistWords {
  static func install(in words: inout WordRegistry) {
    words.function("checklist", declareChecklist)
    words.function("check", declareCheck)
  }

  private static func declareChecklist(_ call: Call) throws {
    let parent = try call.context.blockToDeclare("checklist")
    let arguments = Arguments(call, of: "checklist")
    let title = try arguments[1, "the title"].string()
    try arguments.expectOptionsBeforeBody()
    let options = try Options(arguments[2, "the options"], ["document", "wording"])
    let document = try options["document"].present?.string() ?? ""
    let body = try arguments[3, "the body"].function()
    let block = try BlockWords.add(
      .checklist(document: document), named: title, to: parent, body: body, call)
    if let wording = options["wording"].present {
      guard call.kind(wording.slot) == .table else {
        throw wording.refused(
          "a table such as { fr = { [\"tile.home\"] = { action = …, observe = … } } }")
      }
      try call.forEachEntry(of: wording.slot) { language, _ in
        try refuseUnknown(call.string(language) ?? "", in: "checklist: wording")
      }
      block.wording = try call.reference(wording.slot)
    }
  }

  private static func declareCheck(_ call: Call) throws {
    let block = try call.context.blockToDeclare("check")
    let arguments = Arguments(call, of: "check")
    let id = try arguments[1, "the id"].string()
    guard call.context.checkIDs.insert(id).inserted else {
      throw HostError("check: there is another check with the id \"\(id)\" in this file")
    }
    try arguments.expectOptionsBeforeBody()
    let options = try Options(
      arguments[2, "the options"],
      ["document", "action", "observe", "titles", "actions", "observes"])
    let (title, document) = checklist(around: block)
    var check = Check(
      checklist: title, document: try options["document"].present?.string() ?? document,
      action: try options["action"].present?.string() ?? "",
      observe: try options["observe"].present?.string() ?? "",
      titles: try translations(options["titles"]),
      actions: try translations(options["actions"]),
      observes: try translations(options["observes"]))
    try addWording(of: id, around: block, to: &check, call)
    let spec = SpecDeclaration(
      name: check.titles["en"] ?? name(of: id), location: call.location, checkID: id, check: check,
      body: try arguments[3, "the body"].function())
    block.members.append(.spec(spec))
  }

  private static func checklist(around block: Block) -> (title: String, document: String) {
    for block in block.outwards {
      if case .checklist(let document) = block.kind { return (block.name, document) }
    }
    return ("", "")
  }

  /// Adds what the checklist's `wording` says of the check and of itself, in the languages that a
  /// report speaks: `{ fr = { document =, [title] = …, [id] = { title =, action =, observe =,
  /// labels = } } }`, where a language may be a function that returns its rows.
  private static func addWording(
    of id: String, around block: Block, to check: inout Check, _ call: Call
  ) throws {
    guard let wording = block.outwards.lazy.compactMap(\.wording).first else { return }
    let wanted = call.context.settings.languages
    var own = check
    try call.scoped {
      try call.forEachEntry(of: try call.slot(of: wording)) { language, rows in
        guard let language = call.string(language),
          wanted?.contains(where: { $0.rawValue == language }) ?? true
        else { return }
        if call.kind(rows) == .function {
          try call.interpreter.call(try call.reference(rows)) { results in
            try add(language, rows: 1, of: id, to: &own, results)
          }
        } else {
          try add(language, rows: rows, of: id, to: &own, call)
        }
      }
    }
    check = own
  }

  private static func add(
    _ language: String, rows: Int, of id: String, to check: inout Check, _ call: Call
  ) throws {
    guard call.kind(rows) == .table else { return }
    check.checklists[language] = call.string(try call.field(check.checklist, of: rows))
    check.documents[language] = call.string(try call.field("document", of: rows))
    let row = try call.field(id, of: rows)
    guard call.kind(row) == .table else { return }
    let known = ["title", "action", "observe", "labels"]
    try call.forEachEntry(of: row) { key, _ in
      guard let key = call.string(key), !known.contains(key) else { return }
      let hint = Suggestion.choice(key, in: known)
      throw HostError.misnamed(
        "wording: the row \(id) in \(language) has no field \"\(key)\"\(hint)",
        option: key)
    }
    if let title = call.string(try call.field("title", of: row)) {
      check.titles[language] = title
    }
    check.actions[language] = call.string(try call.field("action", of: row))
    check.observes[language] = call.string(try call.field("observe", of: row))
    let labels = try call.field("labels", of: row)
    guard call.kind(labels) == .table else { return }
    try call.forEachEntry(of: labels) { label, text in
      guard let label = call.string(label) else { return }
      check.labels[language, default: [:]][label] = call.string(text)
    }
  }

  /// The name that the id of a check stands for: `tile.outward-release` is "outward release".
  private static func name(of id: String) -> String {
    let last = id.split(separator: ".").last.map(String.init) ?? id
    return String(last.map { $0 == "-" || $0 == "_" ? " " : $0 })
  }

  /// Texts by language code.
  private static func translations(_ titles: Argument) throws -> [String: String] {
    guard titles.present != nil else { return [:] }
    let example = "a table such as { fr = \"Relâchement\" }"
    guard titles.call.kind(titles.slot) == .table else { throw titles.refused(example) }
    var texts: [String: String] = [:]
    try titles.call.forEachEntry(of: titles.slot) { language, title in
      guard let language = titles.call.string(language), let title = titles.call.string(title)
      else { throw titles.refused(example) }
      try refuseUnknown(language, in: "check: \(titles.name)")
      texts[language] = title
    }
    return texts
  }

  /// Throws where no report speaks a language, so that its texts would never be shown.
  private static func refuseUnknown(_ language: String, in what: String) throws(HostError) {
    guard ReportLanguage(rawValue: language) == nil else { return }
    let known = ReportLanguage.codes.joined(separator: ", ")
    throw HostError("\(what): no report speaks \"\(language)\" (known: \(known))")
  }
}

extension Arguments {
  /// Throws where the body stands in the place of the options.
  fileprivate func expectOptionsBeforeBody() throws(HostError) {
    let options = self[2, "the options"]
    guard call.kind(options.slot) == .function else { return }
    throw options.refused("a table, {} where there are none", hint: ": the function comes third")
  }
}
