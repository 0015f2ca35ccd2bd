/// The root class. Its subclasses are Objective-C classes as well where this one is.
#if OBJC
  @objc
#endif
open class NSObject: Hashable, CustomStringConvertible {
  public init() {}

  /// The stub's own: who is told of a change, and of which property.
  public final var observers: [ObjectIdentifier: (AnyKeyPath) -> Void] = [:]

  open var description: String { "\(type(of: self))" }
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
}

public protocol NSObjectProtocol: AnyObject {}
extension NSObject: NSObjectProtocol {}

public struct Selector: Hashable, ExpressibleByStringLiteral {
  /// The compiler wants a selector to be one pointer.
  private var pointer: OpaquePointer?

  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}
