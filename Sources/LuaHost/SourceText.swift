/// The text of a Lua file as the compiler wants it: without a byte-order mark and without a first
/// line for the shell, whose line end stays so that the lines keep their numbers.
struct SourceText {
  /// Why a file is not taken for Lua text.
  enum Fault: String, Error {
    case utf16 = "this is UTF-16 text: save it as UTF-8"
    case bytecode = "this is a precompiled chunk: only Lua text is run"
  }

  let bytes: ArraySlice<UInt8>

  init(_ file: [UInt8]) throws(Fault) {
    var bytes = file[...]
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    if bytes.prefix(2).contains(0) { throw .utf16 }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.first == UInt8(ascii: "#") {
      bytes = bytes.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    }
    if bytes.first == 0x1B { throw .bytecode }
    self.bytes = bytes
  }
}
