import Interactions
import LuaHost

/// A host object that says how something moves, as a spring does, or a curve with a duration.
protocol AnimationValue: HostObject {
  /// How something moves by it.
  var animation: Animation { get }
}

/// A timing curve with a duration, as scripts hold it.
final class AnimationObject: AnimationValue {
  let animation: Animation

  init(_ animation: Animation) {
    self.animation = animation
  }

  static let hostType = HostType("animation", of: AnimationObject.self) { type in
    type.field("duration") { object, call in call.push(object.animation.duration) }
    type.on(.equal) { call in
      let left = (call.anyObject(1) as? any AnimationValue)?.animation
      call.push(left == (call.anyObject(2) as? any AnimationValue)?.animation)
    }
    type.on(.text) { call in
      let object: AnimationObject? = call.object(1)
      call.push(object?.description ?? "animation")
    }
    type.onUnknownMember { call, _ in
      throw call.noSuchMember(of: .animation, among: ["duration"])
    }
  }
}

extension AnimationObject: CustomStringConvertible {
  var description: String { animation.description }
}

extension Call {
  /// Adds an animation to the results.
  func push(_ animation: Animation) {
    switch animation {
    case .spring(let spring): push(SpringObject(spring))
    case .curve: push(AnimationObject(animation))
    }
  }
}

extension Argument {
  /// How something moves: a spring, or a curve with a duration.
  func animation() throws -> Animation {
    guard let animation = animationIfAny else {
      try refuseBareCurve()
      throw refused("an animation such as spring{} or curve.ease_in_out{ duration = 0.25 }")
    }
    return animation
  }

  /// How something moves; nil and false stand for no movement.
  func animationOrNone() throws -> Animation? {
    call.isNil(slot) || call.boolean(slot) == false ? nil : try animation()
  }

  /// Throws where the value is a curve that was not given a duration.
  func refuseBareCurve() throws(HostError) {
    guard let curve: CurveObject = call.object(slot) else { return }
    throw misused(
      "\(word): \(name) is a curve without a duration: write \(curve){ duration = 0.35 }")
  }

  /// The animation, where the value is one.
  var animationIfAny: Animation? { (call.anyObject(slot) as? any AnimationValue)?.animation }
}
