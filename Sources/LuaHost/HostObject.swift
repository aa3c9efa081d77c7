/// A Swift object that scripts hold.
package protocol HostObject: AnyObject, SendableMetatype {
  /// What scripts see of it.
  static var hostType: HostType { get }
}
