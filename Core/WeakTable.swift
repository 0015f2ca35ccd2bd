/// Values of objects that it references weakly, such as cells.
///
/// A value is never returned for another object at the same address. Values of deallocated objects are removed by later
/// assignments: at most twice as many values are stored as objects existed at the last cleanup, and at most 32 if there were
/// few.
@_spi(MVVMInternals) @MainActor public final class WeakTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of deallocated objects are removed.
  private var capacity = 0

  public nonisolated init() {}

  /// The number of stored values, including those of deallocated objects.
  public var count: Int { entries.count }

  /// The value of an object. Assigning it takes constant time on average.
  public subscript(object: AnyObject) -> Value? {
    get { entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.value : nil } }
    set {
      // Former values are released after the access to the entries has ended, because their deinit may use the table.
      _ = replaceValue(of: ObjectIdentifier(object), by: newValue.map { Entry(object: object, value: $0) })
      if entries.count > capacity { removeDeallocatedObjects() }
    }
  }

  private func replaceValue(of key: ObjectIdentifier, by entry: Entry?) -> Entry? {
    if let entry { entries.updateValue(entry, forKey: key) } else { entries.removeValue(forKey: key) }
  }

  private func removeDeallocatedObjects() {
    let former = entries
    entries = former.filter { $0.value.object != nil }
    capacity = max(32, 2 * entries.count)
    withExtendedLifetime(former) {}
  }
}
