import Interactions
import LuaHost

/// A view as scripts hold it: a value, of which each word makes another.
final class ViewObject: HostObject {
  let view: View
  private let script: SubjectScript
  private let level: Int

  init(_ view: View, _ script: SubjectScript, level: Int) {
    (self.view, self.script, self.level) = (view, script, level)
  }

  static let hostType = HostType("view", of: ViewObject.self) { type in
    for (word, say) in words {
      type.method(word.rawValue) { object, call in
        let said = UiCall(word, "view", call, object.script, level: object.level)
        let view = try say(object.view, said, object.script)
        call.push(ViewObject(view, object.script, level: object.level))
      }
    }
    type.method("bounds") { object, call in
      call.push(ViewObject(object.view.bounds(), object.script, level: object.level))
    }
    type.refuseUnknownMembers(of: .view)
  }

  /// What each word makes of a view.
  private static let words: [(UiWord, @Sendable (View, UiCall, SubjectScript) throws -> View)] = [
    (.frame, frame),
    (.offset, { $0.saying(.offset(try $1.point($2, as: .place))) }),
    (.position, { $0.saying(.position(try $1.point($2, as: .place))) }),
    (.scaleEffect, { $0.saying(.scale(try $1.point($2, as: .point, in: .share))) }),
    (
      .rotationEffect,
      { view, said, script in
        let angle = try said.only("the angle", as: .function)
        return view.rotationEffect(try angle.drawn(script, as: .number, in: .degrees))
      }
    ),
    (
      .contentShape,
      { view, said, _ in
        try said.shape().map { view.contentShape($0) } ?? view
      }
    ),
    (
      .clipShape,
      { view, said, _ in
        try said.shape().map { view.clipShape($0) } ?? view
      }
    ),
    (.fill, { $0.saying(.fill(try $1.drawn("the fill", $2))) }),
    (
      .mask,
      { view, said, _ in
        try said.arguments.atMost(2)
        return view.mask(
          alignment: try said.laid(1, "the alignment", as: .value).word(of: Alignment.self),
          try said.arguments[2, "the mask"].view())
      }
    ),
    (
      .gesture,
      { view, said, _ in
        view.gesture(
          try said.only("the drag", as: .value).object(
            DragObject.self, "a drag such as ui:drag{}"
          )
          .drag)
      }
    ),
    (
      .allowsHitTesting,
      { $0.allowsHitTesting(try $1.drawn("whether presses hit", $2, as: .truth)) }
    ),
    (
      .coordinateSpace,
      { view, said, _ in
        view.coordinateSpace(try said.only("the name", as: .value).string())
      }
    ),
    (.id, { $0.id(try $1.drawn("the identity", $2)) }),
    (
      .animation,
      { view, said, script in
        try said.arguments.atMost(2)
        return view.animation(
          try said.laid(1, "the animation", as: .value).animation(),
          value: try said.arguments[2, "the value"].drawn(script, as: .change))
      }
    ),
  ]

  @Sendable private static func frame(
    _ view: View, _ said: UiCall, _ script: SubjectScript
  ) throws -> View {
    let options = try Options(
      said.only("the options", as: .options), ["width", "height", "alignment"])
    return view.frame(
      width: try options["width"].present?.drawnLength(script),
      height: try options["height"].present?.drawnLength(script),
      alignment: try options["alignment"].present?.word(of: Alignment.self) ?? .center)
  }
}

/// The outlines that a script can name.
private enum Outline: String, CaseIterable {
  case rectangle, capsule, ellipse
  case roundedRectangle = "rounded_rectangle"

  /// The shape; `nil` for the outline that a rectangle has of itself.
  var shape: Shape? { Shape(rawValue: rawValue) }
}

extension UiCall {
  /// A shape at the front; `nil` for a rectangle's own outline.
  fileprivate func shape() throws -> Shape? {
    try only("the shape", as: .value).word(of: Outline.self).shape
  }

  /// A drawn argument at the front.
  fileprivate func drawn(
    _ name: String, _ script: SubjectScript, as purpose: DrawnPurpose = .anything
  ) throws -> Drawn {
    try only(name, as: .function).drawn(script, as: purpose)
  }

  /// A point at the front: one drawn value, or its coordinates as `{x =, y =}` or one by one.
  fileprivate func point(
    _ script: SubjectScript, as purpose: DrawnPurpose, in unit: DoubtfulUnit? = nil
  ) throws -> DrawnPoint {
    try arguments.atMost(2)
    let first = try laid(1, "the point", as: .function)
    if let second = arguments[2, "y"].present {
      return .parts(
        x: try first.drawn(script, as: .number, in: unit),
        y: try second.drawn(script, as: .number, in: unit))
    }
    guard first.call.kind(first.slot) == .table, first.call.length(first.slot) == 0 else {
      return .whole(try first.drawn(script, as: purpose, in: unit))
    }
    let parts = try Options(first, ["x", "y"])
    return .parts(
      x: try parts["x"].present?.drawn(script, as: .number, in: unit),
      y: try parts["y"].present?.drawn(script, as: .number, in: unit))
  }
}
