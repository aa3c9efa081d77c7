package import Motion

/// A map of the plane that keeps lines straight: how the points of a view lie on the canvas.
package struct Affine: Hashable, Sendable {
  private var xAxis = Vector(1, 0)
  private var yAxis = Vector(0, 1)
  private var origin = Vector.zero

  /// The map that leaves every point where it is.
  static let identity = Affine()

  private init() {}

  /// The map that moves every point.
  package init(translation: Vector) {
    origin = translation
  }

  /// The map that scales about `center`.
  package init(scale: Vector, about center: Vector) {
    xAxis = Vector(scale.x, 0)
    yAxis = Vector(0, scale.y)
    origin = center - apply(toDirection: center)
  }

  /// The map that turns about `center`, clockwise as seen, by an angle in degrees.
  init(degrees: Double, about center: Vector) {
    let turned = Vector(length: 1, angle: degrees)
    xAxis = turned
    yAxis = Vector(-turned.y, turned.x)
    origin = center - apply(toDirection: center)
  }

  /// Where a point comes to lie.
  package func apply(to point: Vector) -> Vector { apply(toDirection: point) + origin }

  /// What becomes of a difference of two points.
  package func apply(toDirection direction: Vector) -> Vector {
    xAxis * direction.x + yAxis * direction.y
  }

  /// The map that does `inner` first, then this one.
  package func after(_ inner: Affine) -> Affine {
    var both = Affine()
    both.xAxis = apply(toDirection: inner.xAxis)
    both.yAxis = apply(toDirection: inner.yAxis)
    both.origin = apply(to: inner.origin)
    return both
  }

  /// The map back; `nil` where all points fall on a line.
  var inverse: Affine? {
    let determinant = xAxis.x * yAxis.y - xAxis.y * yAxis.x
    guard determinant != 0, determinant.isFinite else { return nil }
    var back = Affine()
    back.xAxis = Vector(yAxis.y, -xAxis.y) / determinant
    back.yAxis = Vector(-yAxis.x, xAxis.x) / determinant
    back.origin = -back.apply(toDirection: origin)
    return back
  }
}
