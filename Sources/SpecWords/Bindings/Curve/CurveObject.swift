import Interactions
import LuaHost
import Motion

/// A timing curve as scripts hold it: a value that never changes. Called with a duration it is an
/// animation.
final class CurveObject: HostObject {
  let curve: UnitCurve

  /// A curve for scripts.
  init(_ curve: UnitCurve) {
    self.curve = curve
  }

  static let hostType = HostType("curve", of: CurveObject.self) { type in
    type.method("value") { object, call in
      call.push(object.curve.value(at: try progress(call, "value")))
    }
    type.method("velocity") { object, call in
      call.push(object.curve.velocity(at: try progress(call, "velocity")))
    }
    type.field("inverse") { object, call in
      call.push(
        CurveObject(
          try blaming("curve.inverse") { () throws(MotionError) in try object.curve.inverse }))
    }
    type.on(.call) { call in
      guard let object: CurveObject = call.object(1) else { return }
      let arguments = Arguments(call, ofMethod: "curve")
      try arguments.atMost(1)
      let duration = try arguments.options(at: 1, ["duration"])["duration"].present?.duration()
      call.push(.curve(object.curve, duration: duration ?? UnitCurve.standardDuration))
    }
    type.on(.equal) { call in
      let left = (call.object(1) as CurveObject?)?.curve
      call.push(left == (call.object(2) as CurveObject?)?.curve)
    }
    type.on(.text) { call in
      let object: CurveObject? = call.object(1)
      call.push(object?.description ?? "curve")
    }
    type.refuseUnknownMembers(of: .curve)
  }

  private static func progress(_ call: Call, _ method: String) throws -> Double {
    let arguments = Arguments(call, ofMethod: "curve:\(method)")
    try arguments.atMost(1)
    return try arguments[1, "the progress"].share()
  }
}

extension CurveObject: CustomStringConvertible {
  var description: String { "curve.\(curve)" }
}
