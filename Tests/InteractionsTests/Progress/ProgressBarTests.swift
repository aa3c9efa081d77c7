import Foundation
import Motion
import Testing

@testable import Interactions

@Suite("Progress bar")
struct ProgressBarTests {
  let bar = ProgressBar(width: 320)

  struct Width: Sendable {
    let fraction: Double
    let mask: Double
  }

  @Test(
    "progress.width-table: the mask is that share of the track, the gradient the whole",
    arguments: [
      Width(fraction: 0, mask: 0), Width(fraction: 0.25, mask: 80),
      Width(fraction: 0.5, mask: 160), Width(fraction: 1, mask: 320),
      Width(fraction: 0.255, mask: 81.6), Width(fraction: 1.5, mask: 320),
      Width(fraction: -1, mask: 0),
    ])
  func widths(_ row: Width) {
    #expect(bar.maskWidth(row.fraction) == row.mask)
    #expect(bar.gradientWidth == 320)
    #expect(bar.stopPositions == [0, 160, 320])
  }

  struct Place: Sendable {
    let fraction: Double
    let x: Double
    let color: Color
  }

  @Test(
    "the colour at a place is that of the whole gradient",
    arguments: [
      Place(fraction: 0.25, x: 80, color: Color(87.5, 102, 238.5)),
      Place(fraction: 0.5, x: 160, color: .purple), Place(fraction: 1, x: 320, color: .orange),
      Place(fraction: 1, x: 240, color: Color(215, 115.5, 111)),
      Place(fraction: 1, x: 0, color: .blue),
    ])
  func colors(_ row: Place) {
    let paint = bar.color(at: row.x, row.fraction)
    #expect(paint?.color == row.color)
    #expect(paint?.layer == .gradient)
  }

  @Test("progress.reset: nothing of the gradient is to be seen, the track is everywhere")
  func reset() {
    #expect(bar.visible(0) == 0...0)
    for x in stride(from: 0.0, through: 320, by: 20) {
      #expect(bar.color(at: x, 0)?.layer == .track)
    }
    #expect(bar.color(at: 81, 0.25)?.color == ProgressBar.track)
  }

  @Test("progress.leading-rtl: the right end leads")
  func rightToLeft() {
    let bar = ProgressBar(width: 320, layout: .rightToLeft)
    #expect(bar.visible(0.25) == 240...320)
    #expect(bar.color(at: 320, 0.25)?.color == .blue)
    #expect(bar.color(at: 239, 0.25)?.layer == .track)
    #expect(bar.stopPositions == [320, 160, 0])
  }

  @Test("progress.straight-edge: the mask's edge is upright", arguments: [0, 3, -3, 6.9, -6.9])
  func straightEdge(_ y: Double) {
    #expect(bar.visible(0.25, y: y)?.upperBound == 80)
  }

  @Test("progress.capsule: track and gradient end in the same round")
  func capsule() throws {
    let half = 13.0.squareRoot()  // √(7² − 6²) = 3.606
    for fraction in [0, 1.0] {
      #expect(bar.color(at: 1, y: half, fraction) != nil)
      #expect(bar.color(at: 1, y: half + 0.001, fraction) == nil)
      #expect(bar.color(at: 7, y: 7, fraction) != nil)
      #expect(bar.color(at: 160, y: -7.001, fraction) == nil)
      #expect(bar.color(at: -0.001, fraction) == nil)
      #expect(bar.color(at: 320.001, fraction) == nil)
    }
    let round = try #require(bar.visible(1, y: half))
    #expect(abs(round.lowerBound - 1) < 1e-12)
    #expect(bar.visible(0.001, y: half) == nil)
  }

  @Test("a bar higher than wide is round above and below")
  func upright() {
    let bar = ProgressBar(width: 14, height: 40)
    #expect(bar.visible(1, y: 13) == 0...14)
    #expect(bar.visible(1, y: 20) == 7...7)
    #expect(bar.visible(1, y: 20.1) == nil)
  }

  @Test("progress.opaque-mask: the mask's opacity is the gradient's")
  func maskAlpha() {
    #expect(ProgressBar(width: 320, maskAlpha: 0).color(at: 1, 1)?.layer == .track)
    #expect(ProgressBar(width: 320, maskAlpha: 0).visible(1) == nil)
    #expect(ProgressBar(width: 320, maskAlpha: 0.5).color(at: 0, 1)?.color.alpha == 0.5)
  }

  static let none: [Double?] = [nil, Double.nan, Double.infinity, -Double.infinity]

  @Test("progress.non-finite: no fraction, no answer", arguments: none)
  func nonFinite(_ fraction: Double?) {
    #expect(bar.maskWidth(fraction) == nil)
    #expect(bar.visible(fraction) == nil)
    #expect(bar.color(at: 160, fraction) == nil)
    #expect(bar.color(at: .nan, 1) == nil)
  }

  @Test("a track without a width shows no number that is not there")
  func noWidth() {
    for width in [Double.nan, .infinity, -.infinity] {
      let bar = ProgressBar(width: width)
      #expect(bar.maskWidth(0.5) == nil)
      #expect(bar.gradientWidth == nil)
      #expect(bar.stopPositions.isEmpty)
      #expect(bar.color(at: 0, 0.5) == nil)
    }
    for width in [0, -320.0] {
      let bar = ProgressBar(width: width)
      #expect(bar.maskWidth(0.5) == 0)
      #expect(bar.stopPositions == [0, 0, 0])
      #expect(bar.color(at: 0, 0.5)?.layer != .gradient)
    }
    #expect(ProgressBar(width: 320, gradient: Gradient([])).color(at: 0, 0.5)?.layer == .track)
  }

  @Test("stops at one place make a hard edge, in whatever order they are given")
  func hardEdge() {
    let gradient = Gradient([
      .init(.orange, at: 0.5), .init(.blue, at: 0), .init(.purple, at: 0.5),
    ])
    let bar = ProgressBar(width: 320, gradient: gradient)
    #expect(bar.color(at: 161, 1)?.color == .purple)
    #expect(bar.color(at: 160, 1)?.color == .orange)
  }

  // Points of the left end's half circle, of radius 7 about (7, 0) as the bar counts, which rounding
  // puts on either side of the edge.
  @Test("the edge belongs to the capsule, of which the clip shape is the same")
  func edge() {
    let size = Vector(320, 14)
    for degree in stride(from: -90.0, through: 90, by: 1) {
      let way = Vector(-7 * cos(degree * .pi / 180), 7 * sin(degree * .pi / 180))
      for (far, isInside) in [(1.0, true), (1.000_001, false)] {
        let place = Vector(7, 0) + way * far
        #expect((bar.color(at: place.x, y: place.y, 0.5) != nil) == isInside, "\(degree)")
        #expect(Shape.capsule.contains(place + Vector(0, 7), in: size) == isInside, "\(degree)")
      }
    }
  }
}
