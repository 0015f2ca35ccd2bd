#if canImport(ObjectiveC)
  public import ObjectiveC

  /// What Interface Builder makes, to make a presenter in its turn, as in SwiftMVVMPattern 0.9.
  ///
  /// **When to use it.** In an app that comes from there. In new code an `NSObject` that adopts
  /// ``Presenting`` is the outlet itself, and no cast is needed.
  @MainActor open class AnyPresenter: NSObject {
    /// The presenter; subclasses override it.
    open func presenter() -> Any? { nil }
  }

  /// The role of what has its presenter made in Interface Builder, as in SwiftMVVMPattern 0.9.
  ///
  /// **When to use it.** In an app that comes from there; see ``AnyPresenter``.
  @MainActor public protocol IBPresentable: Presentable {
    /// The outlet: the maker of the presenter.
    var presenterObject: AnyPresenter? { get set }
  }
#endif
