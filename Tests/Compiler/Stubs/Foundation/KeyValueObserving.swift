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
  private weak var observed: NSObject?

  init(of observed: NSObject, notify: @escaping (AnyKeyPath) -> Void) {
    self.observed = observed
    super.init()
    observed.observers[ObjectIdentifier(self)] = notify
  }

  deinit { invalidate() }
  public func invalidate() { observed?.observers[ObjectIdentifier(self)] = nil }
}

extension NSKeyValueObserving where Self: NSObject {
  #if OBJC
    @preconcurrency
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { observation(of: keyPath, options, changeHandler) }
  #else
    // Declared separately: by its full name, the compiler would recognize the method above and require an `@objc
    // dynamic` property.
    @preconcurrency
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void, withoutObjectiveC: Void = ()
    ) -> NSKeyValueObservation { observation(of: keyPath, options, changeHandler) }
  #endif

  /// Notifies observers, as a property without automatic notification requires. The stub has no automatic ones.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for notify in observers.values { notify(keyPath) }
  }

  private func observation<Value>(
    of keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let notify = { [unowned self] in changeHandler(self, NSKeyValueObservedChange(newValue: nil, oldValue: nil)) }
    if options.contains(.initial) { notify() }
    return NSKeyValueObservation(of: self) { if $0 == keyPath { notify() } }
  }
}
