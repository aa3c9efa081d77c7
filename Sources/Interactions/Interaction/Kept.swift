/// A reference to an object that somebody else keeps for as long as it is used.
///
/// Following it counts nothing. `unowned(unsafe)` says the same, but each use of that counts, and
/// locks the bus to do so, in a program of one thread as well.
@propertyWrapper
struct Kept<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(wrappedValue object: Object) {
    reference = .passUnretained(object)
  }

  var wrappedValue: Object { reference._withUnsafeGuaranteedRef { $0 } }
}
