import SpecResults

/// The fixed words of a report in one language, found by their English ones.
struct Phrasebook: Sendable {
  let language: ReportLanguage

  /// Whether the language is written from right to left.
  var isRightToLeft = false

  /// What stands between a heading and what it announces.
  var colon = ": "

  /// What stands between the parts of a list.
  var comma = ","

  /// The forms of the counted nouns, which `form` chooses from.
  var nouns: Nouns

  /// Which of a noun's forms a count takes.
  var form: @Sendable (Int) -> Int = { $0 == 1 ? 0 : 1 }

  /// Phrases by their English words; `#` stands for a figure, and units are phrases, too.
  var phrases: [String: String] = [:]

  /// What is counted.
  enum Noun {
    /// A row of a document's table.
    case check
    /// Any spec.
    case spec
    /// A judged claim or a call of `assert`.
    case assertion
    /// A fact for the documents.
    case finding
  }

  /// The forms of each noun, one or more.
  struct Nouns {
    var check: [String]
    var spec: [String]
    var assertion: [String]
    var finding: [String]

    subscript(noun: Noun) -> [String] {
      switch noun {
      case .check: check
      case .spec: spec
      case .assertion: assertion
      case .finding: finding
      }
    }
  }

  /// The language's code, by which documents name it.
  var code: String { language.rawValue }

  /// The words of a language.
  static func of(_ language: ReportLanguage) -> Phrasebook {
    switch language {
    case .arabic: arabic
    case .english: english
    case .french: french
    case .swedish: swedish
    case .uzbek: uzbek
    }
  }

  static let english = Phrasebook(
    language: .english,
    nouns: Nouns(
      check: ["# check", "# checks"], spec: ["# spec", "# specs"],
      assertion: ["# assertion", "# assertions"], finding: ["# finding", "# findings"]))

  /// A count with its noun, such as `1 check` or `3 checks`.
  func counted(_ count: Int, _ noun: Noun) -> String {
    let forms = nouns[noun]
    return filled(forms[min(form(count), forms.count - 1)], with: ["\(count)"])
  }

  /// A template with its figures, each kept from mixing with a text that runs the other way.
  func filled(_ template: String, with figures: ArraySlice<String>) -> String {
    var rest = figures
    var text = ""
    for character in template {
      guard character == "#", let figure = rest.popFirst() else {
        text.append(character)
        continue
      }
      text += isRightToLeft ? figure.isolated : figure
    }
    return text
  }
}
