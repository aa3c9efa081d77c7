import LuaHost
import Motion

/// `curve`: timing curves.
enum CurveWords {
  static func install(in words: inout WordRegistry) {
    words.object("curve") { CurveModule() }
  }
}

/// What `curve` is: the named curves, and a function that makes others.
final class CurveModule: HostObject {
  private static let named: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ]

  static let hostType = HostType("curve", of: CurveModule.self) { type in
    for curve in named {
      type.field(curve.description) { _, call in call.push(CurveObject(curve)) }
    }
    type.function("bezier") { call in
      let arguments = Arguments(call, of: "curve.bezier")
      try arguments.atMost(4)
      let (x1, y1) = (try arguments[1, "x1"].share(), try arguments[2, "y1"].share())
      let (x2, y2) = (try arguments[3, "x2"].share(), try arguments[4, "y2"].share())
      call.push(
        CurveObject(
          try blaming(arguments.word) { () throws(MotionError) in try .bezier(x1, y1, x2, y2) }))
    }
    type.refuseUnknownMembers(of: .curveWord)
  }
}
