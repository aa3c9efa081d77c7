import SpecResults

extension SpecResult {
  /// The short name of a check's row in that language, else the English one, marked.
  package func title(in language: String) -> String {
    let english = check?.titles["en"] ?? names.last ?? id
    return localized(check?.titles ?? [:], english: english, in: language)
  }
}

extension Check {
  /// What to do and what to look at in that language, else in English, marked.
  func instructions(in language: String) -> [String] {
    [
      localized(actions, english: action, in: language),
      localized(observes, english: observe, in: language),
    ]
  }
}

/// The text in that language; where there is none, the English one with a mark that it is.
private func localized(
  _ texts: [String: String], english: String, in language: String
) -> String {
  if let text = texts[language] { return text.visible }
  return english.visible + (language == "en" || english.isEmpty ? "" : " (en)")
}
