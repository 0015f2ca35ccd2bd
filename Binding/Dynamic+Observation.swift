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

    /// Sets this value to what is read of an `@Observable` owner, at once and after each change of what was read, while both live.
    ///
    /// ```swift
    /// import Observation
    ///
    /// @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    /// @MainActor func show<Model: AnyObject & Observable>(_ model: Model, in title: Dynamic<String>, _ read: @escaping (Model) -> String) {
    ///   title.follow(model) { read($0) }
    /// }
    /// ```
    ///
    /// **Laws.** It coalesces: the value is read anew in a later turn of the main actor, once for all changes until then.
    public func follow<Owner: AnyObject>(_ owner: Owner, _ read: @escaping @MainActor (Owner) -> Value) {
      let ends = (dynamic: WeakReference(self), owner: WeakReference(owner))
      value = withObservationTracking {
        read(owner)
      } onChange: {
        Task { @MainActor in
          guard let dynamic = ends.dynamic.object, let owner = ends.owner.object else { return }
          dynamic.follow(owner, read)
        }
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

  /// An object that somebody else keeps, for a closure that runs later on the main actor.
  @MainActor private final class WeakReference<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }
#endif
