public protocol NSKeyValueObserving {}
extension NSObject: NSKeyValueObserving {}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

open class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

extension NSKeyValueObserving {
  /// Type-checks only: nothing is ever heard.
  #if OBJC
    @preconcurrency
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
  #else
    // By its full name the compiler would know the other, and ask for an `@objc dynamic` property.
    @preconcurrency
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void, withoutObjectiveC: Void = ()
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
  #endif
}
