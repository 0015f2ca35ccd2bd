// `IndexPath`, `Date` and `URL` are the real types. `NSObject` is the stub's.
@_exported public import FoundationEssentials
@_exported public import ObjectiveC

open class NSString: NSObject {}
open class NSAttributedString: NSObject {
  public init(string: String) { super.init() }
}
open class NSCoder: NSObject {}
open class Bundle: NSObject, @unchecked Sendable {}

#if OBJC
  // Allows a `String` in an `@objc` declaration.
  extension String: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString() }
    public static func _forceBridgeFromObjectiveC(_: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_: NSString, result: inout String?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_: NSString?) -> String { "" }
  }
#endif
