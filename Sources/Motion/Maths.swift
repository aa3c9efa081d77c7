import Glibc

// The room's only door to the C library: what the model computes with stands here.

@inline(__always) func exp(_ exponent: Double) -> Double { Glibc.exp(exponent) }
@inline(__always) func log(_ value: Double) -> Double { Glibc.log(value) }
@inline(__always) func log1p(_ value: Double) -> Double { Glibc.log1p(value) }
@inline(__always) func pow(_ base: Double, _ exponent: Double) -> Double {
  Glibc.pow(base, exponent)
}
@inline(__always) func sin(_ angle: Double) -> Double { Glibc.sin(angle) }
@inline(__always) func cos(_ angle: Double) -> Double { Glibc.cos(angle) }
@inline(__always) func sinh(_ value: Double) -> Double { Glibc.sinh(value) }
@inline(__always) func cosh(_ value: Double) -> Double { Glibc.cosh(value) }
@inline(__always) func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
@inline(__always) func hypot(_ x: Double, _ y: Double) -> Double { Glibc.hypot(x, y) }
