/// The sine and cosine of `angle` in radians, together.
///
/// The C library computes them one by one, which takes two thirds of the time of a spring's
/// solution. The angle is reduced to −π/4…π/4 by a π/2 in two parts (Cody and Waite); the
/// polynomials are those of fdlibm, good to the last place or nearly, their terms taken in pairs
/// that need not wait for each other (Estrin).
@inline(__always)
func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  guard abs(angle) < 0x1p19 else { return (sin(angle), cos(angle)) }  // quarters: 20 bits
  let shift = 0x1.8p52  // adding it rounds to a whole number
  let quarters = angle * (2 / .pi) + shift - shift
  let rest = (angle - quarters * 0x1.921fb544p0) - quarters * 0x1.0b4611a626331p-34
  let square = rest * rest
  let fourth = square * square
  let sine =
    rest + rest * square
    * ((-0x1.5555555555549p-3 + square * 0x1.111111110f8a6p-7) + fourth
      * ((-0x1.a01a019c161d5p-13 + square * 0x1.71de357b1fe7dp-19) + fourth
        * (-0x1.ae5e68a2b9cebp-26 + square * 0x1.5d93a5acfd57cp-33)))
  let cosine =
    1 - square / 2 + fourth
    * ((0x1.555555555554cp-5 - square * 0x1.6c16c16c15177p-10) + fourth
      * ((0x1.a01a019cb159p-16 - square * 0x1.27e4f809c52adp-22) + fourth
        * (0x1.1ee9ebdb4b1c4p-29 - square * 0x1.8fae9be8838d4p-37)))
  let quarter = Int(quarters)
  let turned = quarter & 1 == 0 ? (sine, cosine) : (cosine, -sine)
  return quarter & 2 == 0 ? turned : (-turned.0, -turned.1)
}
