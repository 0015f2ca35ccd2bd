/// The root class. If Objective-C is available, its subclasses are Objective-C classes.
#if OBJC
  @objc
#endif
open class NSObject: Hashable, CustomStringConvertible {
  public init() {}

  /// Stub only: the closures to call with the key path of each change.
  public final var observers: [ObjectIdentifier: (AnyKeyPath) -> Void] = [:]

  open var description: String { "\(type(of: self))" }
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
}

public protocol NSObjectProtocol: AnyObject {}
extension NSObject: NSObjectProtocol {}

public struct Selector: Hashable, ExpressibleByStringLiteral {
  /// The compiler requires a selector to be one pointer.
  private var pointer: OpaquePointer?

  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}
