extension String {
  /// The text as HTML takes it between tags: what runs from left to right in another text is an
  /// element, and no line is broken between a number and its unit.
  var markup: String {
    unicodeScalars.contains(.leftToRightIsolate) ? isolatedMarkup : figuresMarkup
  }

  private var isolatedMarkup: String {
    var text = ""
    for part in unicodeScalars.split(
      separator: .leftToRightIsolate, omittingEmptySubsequences: false)
    {
      guard let end = part.firstIndex(of: .endOfIsolate) else {
        text += String(part).escapedForXML
        continue
      }
      let isolated = String(part[..<end])
      text += "<bdi dir=\"ltr\"\(isolated.isOnePiece ? " class=\"figure\"" : "")>"
      text += isolated.escapedForXML + "</bdi>"
      text += String(part[part.index(after: end)...]).escapedForXML
    }
    return text
  }

  private var figuresMarkup: String {
    var text = ""
    for (token, source) in PhraseToken.parts(of: self) {
      guard case .figure(let number, let unit) = token, !unit.isEmpty || number.contains(" ") else {
        text += String(source).escapedForXML
        continue
      }
      let figure = source.drop { $0 == " " }
      text += source.prefix { $0 == " " } + "<span class=\"figure\">\(figure)</span>"
    }
    return text
  }

  /// The text for a place that takes no markup.
  var withoutIsolates: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0 != .leftToRightIsolate && $0 != .endOfIsolate }))
  }
}
