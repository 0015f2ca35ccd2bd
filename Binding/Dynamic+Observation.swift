#if canImport(Observation)
  public import Observation

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Dynamic {
    /// The value for code that tracks what it reads: a SwiftUI view's `body`, `withObservationTracking` or `Observations`.
    ///
    /// ```swift
    /// import Observation
    ///
    /// @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    /// @MainActor func follow(_ name: Dynamic<String>) {
    ///   let name = name.observed
    ///   withObservationTracking { print(name.value) } onChange: { print("another") }
    /// }
    /// ```
    ///
    /// It changes when each value is delivered. Store it while you observe it. It doesn't retain the dynamic; after the dynamic
    /// is released, it keeps the last value.
    public var observed: ObservedDynamic<Value> { ObservedDynamic(self) }

    /// Sets the value to what is read from an `@Observable` object, now and after each change of it.
    ///
    /// ```swift
    /// import Observation
    ///
    /// @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    /// @MainActor func follow<Model: AnyObject & Observable>(
    ///   _ model: Model, in title: Dynamic<String>, _ read: @escaping (Model) -> String
    /// ) -> BindingToken {
    ///   title.follow(model) { read($0) }
    /// }
    /// ```
    ///
    /// It reads again in a later turn of the main actor, once for all changes until then.
    ///
    /// - Returns: A token. Following ends with it, with the object or with the dynamic, and retains none of them.
    public func follow<Owner: AnyObject>(_ owner: Owner, _ read: @escaping @MainActor (Owner) -> Value) -> BindingToken
    {
      observeChanges(for: self) { [weak owner] _ in
        owner.map(read)
      } show: { dynamic, value in
        if let value { dynamic.value = value }
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension ReadOnlyDynamic {
    /// The value for code that tracks what it reads. It follows the rules of ``Dynamic/observed``.
    public var observed: ObservedDynamic<Value> { dynamic.observed }
  }

  /// The value of a ``Dynamic``, as `Observation` sees it.
  ///
  /// Use it if a view tracks what it reads, such as a SwiftUI view. ``Dynamic/observed`` creates one.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor public final class ObservedDynamic<Value>: Observable {
    private let registrar = ObservationRegistrar()
    private var stored: Value

    init(_ dynamic: Dynamic<Value>) {
      stored = dynamic.value
      dynamic.bind(to: self) { me, value in
        me.registrar.withMutation(of: me, keyPath: \.value) { me.stored = value }
      }
    }

    /// The value that was delivered last.
    public var value: Value {
      registrar.access(self, keyPath: \.value)
      return stored
    }
  }
#endif
