import Interactions
import SpecResults

extension Run {
  /// A spec can bring about very many; nobody reads more.
  private static let mostInstants = 200

  /// What happened that a drawing marks, in the words of a run: not what every sample brings.
  var namedInstants: [NamedInstant] {
    let named = entries.lazy.compactMap { entry in
      name(of: entry).map { NamedInstant($0, at: entry.time.seconds) }
    }
    return Array(named.prefix(Self.mostInstants))
  }

  private func name(of entry: Trace.Entry) -> String? {
    switch entry.kind {
    case .ended: return "released"
    case .viewRemoved: return "removed"
    case .marked:
      guard case .marked(let text) = record(of: entry).event else { return nil }
      return text
    case .pressed, .missed, .began, .cancelled, .failed, .completed, .edited, .resized, .settled:
      return entry.kind.rawValue
    case .ignored, .lifted, .mouseUp, .changed, .written, .animationStarted, .retargeted,
      .animationEnded, .refused, .replaced, .sessionOpened, .sessionClosed:
      return nil
    }
  }
}
