#if canImport(ObjectiveC)
  public import ObjectiveC

  /// What Interface Builder makes, to make a presenter in its turn, as in SwiftMVVMPattern 0.9.
  ///
  /// **When to use it.** In an app that comes from there. In new code an `NSObject` that adopts
  /// ``Presenting`` is the outlet itself, and no cast is needed.
  ///
  /// ```swift
  /// class NamePresenterMaker: AnyPresenter {
  ///   override func presenter() -> Any? {
  ///     Presenter<ProfileView, ProfileViewModel> { $0.nameLabel.text = $1.name }
  ///   }
  /// }
  /// ```
  ///
  /// **Laws.** Each call may make another presenter. **Isolation.** Main actor. **Cost.** None. **Ownership.** Keeps none.
  @MainActor open class AnyPresenter: NSObject {
    /// The presenter; subclasses override it.
    open func presenter() -> Any? { nil }
  }

  /// The role of what has its presenter made in Interface Builder, as in SwiftMVVMPattern 0.9.
  ///
  /// **When to use it.** In an app that comes from there; see ``AnyPresenter``.
  ///
  /// ```swift
  /// class MadeViewController: UIViewController, IBPresentable {
  ///   var presenter: Presenter<ProfileView, ProfileViewModel>?
  ///   @IBOutlet var presenterObject: AnyPresenter? {
  ///     didSet { presenter = presenterObject?.presenter() as? Presenter<ProfileView, ProfileViewModel> }
  ///   }
  /// }
  /// ```
  ///
  /// **Laws.** The adopter takes the presenter over, as above. **Isolation.** Main actor. **Cost.** None.
  /// **Ownership.** As the properties say.
  @MainActor public protocol IBPresentable: Presentable {
    /// The outlet: the maker of the presenter.
    var presenterObject: AnyPresenter? { get set }
  }
#endif
