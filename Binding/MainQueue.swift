#if canImport(Dispatch)
  internal import Dispatch
#endif

/// The queue that the main actor works on.
enum MainQueue {
  #if canImport(Dispatch)
    private static let key = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether this is called on it. Where it is not, nothing is said of the main actor: it may work elsewhere.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
  #else
    static var isCurrent: Bool { false }
  #endif
}
