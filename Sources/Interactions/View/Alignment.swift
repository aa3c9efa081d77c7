/// Where a smaller view stands in a larger one.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
  case center, leading, trailing, top, bottom
  case topLeading = "top_leading"
  case topTrailing = "top_trailing"
  case bottomLeading = "bottom_leading"
  case bottomTrailing = "bottom_trailing"
}
