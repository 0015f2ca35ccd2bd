public import LintSyntax

/// Types of the kit, including those of version 0.9.
public struct KitTypes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A protocol, which a class may name first in its inheritance clause.
  public static let adopted = Self(rawValue: 1 << 0)
  public static let view = Self(rawValue: 1 << 1)
  public static let viewModel = Self(rawValue: 1 << 2)
  public static let observer = Self(rawValue: 1 << 3)
  public static let presenter = Self(rawValue: 1 << 4)
  public static let store = Self(rawValue: 1 << 5)
  /// The protocol of cells that return the entity that they show.
  public static let contextable = Self(rawValue: 1 << 6)
  public static let viewModelObserver = Self(rawValue: 1 << 7)
  public static let viewModelBinder = Self(rawValue: 1 << 8)
  /// The type that maps cells to the entities that they show.
  static let cellContexts = Self(rawValue: 1 << 9)
  public static let viewModelHolder = Self(rawValue: 1 << 10)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.adopted, .view], "MVVMCore View"),
    ([.adopted, .viewModel], "MVVMCore ViewModel; MVVMState StatefulViewModel; MVVMLifecycle LifecycleViewModel"),
    (.viewModel, "MVVMLifecycle CommonViewModel"),
    ([.adopted, .observer, .viewModelHolder], "MVVMCore ViewModelHolder"),
    ([.adopted, .observer], "MVVMLifecycle ModelableScreen"),
    ([.adopted, .observer, .viewModelObserver], "MVVMCore ViewModelObserver"),
    ([.adopted, .observer, .viewModelBinder], "MVVMCore ViewModelBinder"),
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
    (.cellContexts, "MVVMContext CellContexts"),
  ]
  public static let table = indexedRows

  private static let roles: [(Self, Role)] = [
    (.view, .view), (.viewModel, .viewModel), (.observer, .observer), (.presenter, .presenter), (.store, .store),
  ]

  /// The role of the types that conform to a protocol of the kit or inherit from a class of it.
  static func role(of name: Name) -> Role? {
    let kinds = self[name]
    return roles.first { kinds.contains($0.0) }?.1
  }

  /// The name of the basic protocol of a kind, which other protocols and classes of the kit refine.
  public static func protocolName(_ kind: Self) -> Name { name([.adopted, kind]) }

  /// The basic protocols of the roles, which the kit declares in one module.
  static let roleProtocols = [Self.view, .viewModel, .viewModelHolder, .viewModelObserver].map(protocolName)

  /// The module that declares the basic protocol of a kind.
  static func module(_ kind: Self) -> Name {
    let rows = rows.filter { $0.kinds.contains([.adopted, kind]) }
    return rows.first.flatMap { KnownName.all(in: $0.lines).first?.module } ?? .none
  }
}

/// Members of the kit's protocols, and labels of their parameters.
public enum KitMembers {
  public static let viewModel: Name = "viewModel"
  public static let bind: Name = "bind"
  /// The view model of a holder, which the kit declares by default.
  public static let heldViewModel: Name = "heldViewModel"
  /// Whether an observer can bind, which the kit declares by default.
  public static let isReadyToBind: Name = "isReadyToBind"
  /// The label of the view model in `bind(to:)`.
  public static let bindLabel: Name = "to"
  public static let unbind: Name = "unbind"
  public static let waitsForFirstBind: Name = "waitsForFirstBind"
  /// The entity of a cell.
  public static let context: Name = "context"

  /// The property wrappers of a view model, which only work in observers.
  public static let viewModelWrappers: Set<Name> = ["ObservedViewModel", "WeakObservedViewModel"]

  /// Whether an attribute is a property wrapper that stores a view model and calls `bind()`.
  public static func isViewModelWrapper(_ attribute: Name) -> Bool { attribute.hasSuffix("ObservedViewModel") }
}
