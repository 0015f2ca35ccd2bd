/// A weak reference to an object, and the name of its type for a finding.
struct Weak {
  let name: String
  private(set) weak var object: AnyObject?

  /// Returns nil for a value that isn't an object.
  init?(_ value: Any) {
    guard type(of: value) is AnyObject.Type else { return nil }
    name = "\(type(of: value))"
    object = value as AnyObject
  }
}

extension [Weak] {
  /// Returns the objects that are still alive after this number of seconds.
  @MainActor func alive(after limit: Double) async -> [Weak] {
    _ = await holds(within: limit) { allSatisfy { $0.object == nil } }
    return filter { $0.object != nil }
  }
}
