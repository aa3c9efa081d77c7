/// A reference to an object that somebody else keeps for as long as it is used.
///
/// `unowned(unsafe)` and what `Unmanaged` answers say the same, but each use of them counts with the
/// bus locked, in a program of one thread as well, and is never left out. A pointer that is read as
/// its class is an object like any other: 18,000 of a spec's 580,000 instructions.
@propertyWrapper
struct Kept<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(wrappedValue object: Object) {
    reference = .passUnretained(object)
  }

  var wrappedValue: Object { unsafeBitCast(reference, to: Object.self) }
}
