extension String {
  /// The text with each of the scalars that `marks` names in its stead.
  func replacing(_ marks: [Unicode.Scalar: String]) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let mark = marks[scalar] {
        text += mark
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text as XML and HTML take it between tags and in quotation marks.
  ///
  /// What XML 1.0 forbids even as a reference stands as `\x01` or `\u{fffe}`.
  var escapedForXML: String {
    visibleLines.replacing([
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;",
      "\u{FFFE}": "\\u{fffe}", "\u{FFFF}": "\\u{ffff}",
    ])
  }

  /// The text as an XML attribute, in which a line feed or a tab would else become a blank.
  var escapedForAttribute: String {
    escapedForXML.replacing(["\n": "&#10;", "\t": "&#9;"])
  }
}
