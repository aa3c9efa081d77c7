import Interactions
import Motion
import SpecResults

extension StoryEvent {
  /// An event of a run, told of with a reader's digits.
  init(_ record: RunRecord, of subject: Subject, on stage: Int) {
    self.init(
      stage: stage, subject: subject.name, time: record.time.seconds, name: record.name,
      facts: record.event.facts)
  }
}

extension RunRecord.Event {
  /// What a reader wants to know of it beyond its name and time.
  fileprivate var facts: String {
    switch self {
    case .pressed(let touch), .missed(let touch), .lifted(let touch), .mouseUp(let touch):
      touch.facts
    case .ignored(let touch): "\(touch.phase.rawValue) \(touch.facts)"
    case .began(let value), .changed(let value): value.facts
    case .ended(let value):
      "\(value.facts), predicted to end at \(value.predictedEndLocation.told)"
    case .cancelled(let value, let reason), .failed(let value, let reason):
      "\(reason), \(value.facts)"
    case .written(let state, let value, let writer, let transaction):
      "\(state) = \(value.told) by \(writer.rawValue)\(transaction.facts)"
    case .animationStarted(let change), .retargeted(let change): change.facts
    case .animationEnded(let state): state
    case .edited(let state, let value): "\(state) = \(value.told)"
    case .refused(let state, let value, let reason): "\(state) = \(value.told): \(reason)"
    case .resized(let size): "to \(size.told)"
    case .sessionClosed(let reason): reason
    case .marked(let text): text
    case .completed, .viewRemoved, .replaced, .sessionOpened, .settled: ""
    }
  }
}

extension PointerTouch {
  fileprivate var facts: String {
    "at \(location.told)" + (pointer == 1 ? "" : " by pointer \(pointer)")
  }
}

extension DragValue {
  fileprivate var facts: String {
    "at \(location.told), moved \(translation.told), velocity \(velocity.told)"
  }
}

extension AnimationChange {
  fileprivate var facts: String {
    "\(state) from \(from.told) to \(to.told) with \(animation), velocity \(velocity.told)"
  }
}

extension Transaction {
  fileprivate var facts: String {
    disablesAnimations ? " without animation" : animation.map { " with \($0)" } ?? ""
  }
}

extension StateValue {
  fileprivate var told: String {
    switch self {
    case .number(let number): Figure.value(number)
    case .vector(let vector): vector.told
    default: description
    }
  }
}

extension Vector {
  fileprivate var told: String { "(\(Figure.value(x)), \(Figure.value(y)))" }
}
