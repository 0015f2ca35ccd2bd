public import LintSyntax

/// Protocols and base classes of the kit, those of 0.9 included.
public struct KitTypes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A protocol, which a class may name where a superclass would be.
  public static let adopted = Self(rawValue: 1 << 0)
  public static let view = Self(rawValue: 1 << 1)
  public static let viewModel = Self(rawValue: 1 << 2)
  public static let observer = Self(rawValue: 1 << 3)
  public static let presenter = Self(rawValue: 1 << 4)
  public static let store = Self(rawValue: 1 << 5)
  /// Returns what a cell was rendered with.
  public static let contextable = Self(rawValue: 1 << 6)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.adopted, .view], "MVVMCore View"),
    ([.adopted, .viewModel], "MVVMCore ViewModel; MVVMState StatefulViewModel; MVVMLifecycle LifecycleViewModel"),
    (.viewModel, "MVVMLifecycle CommonViewModel"),
    (
      [.adopted, .observer],
      """
      MVVMCore ViewModelHolder ViewModelObserver ViewModelBinder
      MVVMLifecycle ModelableScreen
      """
    ),
    (.observer, "MVVMLifecycle ModelableViewController"),
    ([.adopted, .presenter], "MVVMPresenter Presenting"),
    (.presenter, "MVVMPresenter Presenter"),
    ([.adopted, .store], "MVVMState Store"),
    (
      .adopted,
      """
      MVVMPresenter Presentable IBPresentable ViewModelHolderPresenter HolderPresenter WeakHolderPresenter
      MVVMContext CellContainer
      MVVMLifecycle LifecycleObserver
      MVVMNavigation NavigationStage
      """
    ),
    ([.adopted, .contextable], "MVVMContext Contextable"),
  ]
  public static let table = indexedRows

  /// Maps cells to the entities they show.
  static let cellContexts: Name = "CellContexts"
  /// The token of a binding, which lasts until the token or the owner ends it.
  public static let bindingToken: Name = "BindingToken"

  private static let roles: [(Self, Role)] = [
    (.view, .view), (.viewModel, .viewModel), (.observer, .observer), (.presenter, .presenter), (.store, .store),
  ]

  /// The role of a type that adopts or inherits a type of the kit.
  static func role(of name: Name) -> Role? {
    let kinds = self[name]
    return roles.first { kinds.contains($0.0) }?.1
  }

  /// The names that give a role.
  static let namesWithRole = roles.flatMap { names($0.0) }
}

/// Members of the kit's protocols, and labels of their parameters.
public enum KitMembers {
  public static let viewModel: Name = "viewModel"
  public static let bind: Name = "bind"
  /// The label of the view model in `bind(to:)`.
  public static let bindLabel: Name = "to"
  public static let unbind: Name = "unbind"
  public static let waitsForFirstBind: Name = "waitsForFirstBind"
  /// The entity of a cell.
  public static let context: Name = "context"

  /// Whether an attribute is a property wrapper that stores a view model and calls `bind()`.
  public static func isViewModelWrapper(_ attribute: Name) -> Bool { attribute.hasSuffix("ObservedViewModel") }
}
