#if canImport(Observation)
  import Observation
#endif

/// Notifies readers of a wrapper's projected value about replacements.
@MainActor @usableFromInline class ReplacementSignal {
  @usableFromInline init() {}

  /// Registers a read with Observation.
  func recordRead() {}
  /// Notifies the observers that tracked a read.
  func notify() {}

  // Not inlined, so that the accessors of the wrappers stay short.
  @usableFromInline @inline(never) static func notify(_ signal: ReplacementSignal?) { signal?.notify() }

  /// Whether any projected value was read, so that an app that reads none pays nothing for looking up signals.
  @usableFromInline static var isUsed = false

  /// Registers a read with Observation, if the system has it.
  ///
  /// - Returns: The signal, created if there was none.
  @usableFromInline static func recordRead(_ signal: ReplacementSignal?) -> ReplacementSignal? {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        isUsed = true
        let signal = signal ?? ObservationSignal()
        signal.recordRead()
        return signal
      }
    #endif
    return nil
  }
}

#if canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private final class ObservationSignal: ReplacementSignal, Observable {
    private let registrar = ObservationRegistrar()
    /// A placeholder for the view model; only its key path is used.
    private var revision: Void { () }

    override func recordRead() { registrar.access(self, keyPath: \.revision) }
    override func notify() { registrar.withMutation(of: self, keyPath: \.revision) {} }
  }
#endif
