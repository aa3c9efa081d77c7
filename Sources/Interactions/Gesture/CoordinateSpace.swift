/// Where locations are measured.
public enum CoordinateSpace: Hashable, Sendable {
  /// In the view that the drag is attached to, wherever that is at the time.
  case local
  /// In the root of all views.
  case global
  /// In the view or canvas that bears the name.
  case named(String)
}
