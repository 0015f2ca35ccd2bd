#if canImport(Observation)
  public import Observation

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Dynamic {
    /// The value for whoever tracks observation: a SwiftUI view, `withObservationTracking`, `Observations`.
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
    /// **Laws.** It is set as each value is told. Keep it while you observe it: it ends with the last who holds it. **Ownership.** It does not keep
    /// the dynamic alive, and stays at the last value.
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
    /// The value for whoever tracks observation; as ``Dynamic/observed``.
    public var observed: ObservedDynamic<Value> { dynamic.observed }
  }

  /// The value of a ``Dynamic``, as `Observation` sees it.
  ///
  /// **When to use it.** Where a view tracks what it reads, as SwiftUI's do; ``Dynamic/observed`` makes one.
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

    /// What was told last.
    public var value: Value {
      registrar.access(self, keyPath: \.value)
      return stored
    }
  }
#endif
