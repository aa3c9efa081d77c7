/// The forms whose values the margins of one claim follow, each known by its place.
///
/// A class, so that all traces of a claim share one: what names a form by its place is copied
/// without counting references.
final class MarginForms {
  private var forms: [ClosedForm] = []

  /// Adds a form.
  ///
  /// - Returns: Its place.
  func add(_ form: ClosedForm) -> Int {
    forms.append(form)
    return forms.count - 1
  }

  /// The form at a place.
  subscript(place: Int) -> ClosedForm { forms[place] }
}
