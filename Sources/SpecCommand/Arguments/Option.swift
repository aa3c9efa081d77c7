/// One option of a subcommand, and what it changes in the subcommand's settings.
struct Option<Settings> {
  /// The name after two dashes.
  let name: String

  /// The letter after one dash.
  let letter: Character?

  /// What stands for the value in the help text; `nil` for an option without a value.
  let hint: String?

  /// One line for the help text.
  let help: String

  /// Takes the value, which is empty for an option without one.
  let apply: (inout Settings, String) throws(UsageError) -> Void

  /// An option that is given or not.
  static func flag(
    _ name: String, _ letter: Character? = nil, _ help: String,
    _ apply: @escaping (inout Settings) -> Void
  ) -> Option {
    Option(name: name, letter: letter, hint: nil, help: help) { settings, _ in apply(&settings) }
  }

  /// An option with a value of a form, which says what is read and what is refused.
  static func value<Value>(
    _ name: String, _ letter: Character? = nil, _ hint: String, _ help: String,
    _ form: Form<Value>, _ apply: @escaping (inout Settings, Value) -> Void
  ) -> Option {
    Option(name: name, letter: letter, hint: hint, help: help) {
      (settings, text) throws(UsageError) in
      guard let value = form.read(text) else {
        let expected = form.words.isEmpty ? hint : "\(hint), \(form.words)"
        throw .badValue(option: "--\(name)", value: text, hint: expected)
      }
      apply(&settings, value)
    }
  }

  /// An option with a value that `read` turns into what the settings hold; `nil` refuses it.
  static func value<Value>(
    _ name: String, _ letter: Character? = nil, _ hint: String, _ help: String,
    _ read: @escaping (String) -> Value?, _ apply: @escaping (inout Settings, Value) -> Void
  ) -> Option {
    value(name, letter, hint, help, Form("", read), apply)
  }

  /// An option `NAME=VALUE` that may be repeated, with another name each time: of two values for one
  /// name either would be ignored.
  static func pairs(
    _ name: String, _ hint: String, _ help: String,
    _ values: WritableKeyPath<Settings, [String: String]>
  ) -> Option {
    Option(name: name, letter: nil, hint: hint, help: help) {
      (settings, text) throws(UsageError) in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, !text.hasPrefix("=") else {
        throw .badValue(option: "--\(name)", value: text, hint: hint)
      }
      guard settings[keyPath: values].updateValue(parts[1], forKey: parts[0]) == nil else {
        throw .givenTwice(option: "--\(name)", name: parts[0])
      }
    }
  }

  /// An option with a text as its value.
  static func text(
    _ name: String, _ letter: Character? = nil, _ hint: String, _ help: String,
    _ apply: @escaping (inout Settings, String) -> Void
  ) -> Option {
    value(name, letter, hint, help, { $0 }, apply)
  }
}

extension Option {
  /// The same option where these settings are a part of others.
  func lifted<Whole>(_ part: WritableKeyPath<Whole, Settings>) -> Option<Whole> {
    Option<Whole>(name: name, letter: letter, hint: hint, help: help) {
      (whole, text) throws(UsageError) in
      try apply(&whole[keyPath: part], text)
    }
  }
}
