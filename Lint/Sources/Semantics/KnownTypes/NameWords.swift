public import LintSyntax

/// The words with which teams end the names of their types, and names that they give to functions and properties.
///
/// A word is weak evidence. It counts for more if the type stores a store or conforms to a store's protocol. Only the last word of a
/// type's name counts, or the last two if the table lists both. The configuration changes the lists.
public struct NameWords: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The last word of a store's name.
  static let store = Self(rawValue: 1 << 0)
  /// The last word of a store's name, which other services have as well.
  static let loose = Self(rawValue: 1 << 1)
  /// A word for stores only. State that views observe never has it.
  static let unambiguous = Self(rawValue: 1 << 2)
  /// The last word in the name of a service that a view model uses, though the type isn't a store.
  static let service = Self(rawValue: 1 << 3)
  /// As a complete name, the common supertype of many types.
  static let supertype = Self(rawValue: 1 << 4)
  /// The last word of a protocol's name, after the name of the type that it describes.
  static let protocolEnding = Self(rawValue: 1 << 5)
  /// The last word of a protocol's name, after the name of a service that its adopters provide.
  static let provision = Self(rawValue: 1 << 6)
  /// The first or the last word of a test double's name.
  static let double = Self(rawValue: 1 << 7)
  static let viewModel = Self(rawValue: 1 << 8)
  static let presenter = Self(rawValue: 1 << 9)
  static let coordinator = Self(rawValue: 1 << 10)
  /// The last word in the name of a protocol for a delegate.
  static let delegate = Self(rawValue: 1 << 11)
  /// The last word in the name of a protocol for an observer, or for a service that observes something.
  static let listener = Self(rawValue: 1 << 12)
  /// The last word in the name of a protocol through which a view model notifies a view.
  static let viewProtocol = Self(rawValue: 1 << 13)

  /// The last word in the name of a package's class of view controllers.
  static let controller = Self(rawValue: 1 << 14)
  /// The last word in the name of a package's class of cells.
  static let cell = Self(rawValue: 1 << 15)
  /// The last word in the name of a view state.
  static let viewState = Self(rawValue: 1 << 16)
  /// The name of a function that connects a view with its view model.
  static let binder = Self(rawValue: 1 << 17)
  /// The name of a property that stores a listener.
  static let listenerProperty = Self(rawValue: 1 << 18)
  /// The first word of a function that delivers more than one value.
  static let watching = Self(rawValue: 1 << 19)
  /// The last words in the name of a cell's own view model.
  static let cellModel = Self(rawValue: 1 << 20)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.store, .unambiguous], "App Repository Service Database"),
    (.store, "App Store"),
    ([.loose, .unambiguous], "App Client API Api Gateway Networking Keychain"),
    ([.loose, .unambiguous, .supertype], "App UseCase Usecase"),
    (.loose, "App Storage Fetcher Loader Cache DataSource"),
    ([.service, .supertype], "App Interactor"),
    (.protocolEnding, "App Protocol Type Interface"),
    (.provision, "App Providing Provider Providable"),
    (.double, "App Mock Stub Fake Dummy Spy"),
    (.viewModel, "App ViewModel VM"),
    ([.viewModel, .cellModel], "App CellModel CellViewModel"),
    (.presenter, "App Presenter"),
    (.coordinator, "App Coordinator Router Navigator Wireframe"),
    (.delegate, "App Delegate"),
    (.listener, "App Observer Listener"),
    (.viewProtocol, "App ViewInput ViewProtocol Display"),
    (.controller, "App ViewController"),
    (.cell, "App TableViewCell CollectionViewCell"),
    (.viewState, "App ViewState"),
    (.binder, "App bind bindViewModel setupBindings setUpBindings bindUI"),
    (.listenerProperty, "App delegate output view listener observer"),
    (.watching, "App observe watch monitor listen subscribe"),
  ]
  public static let table = indexedRows
}

/// A list of words that the configuration can change. The raw value is its name there.
public enum NameWordList: String, CaseIterable, Sendable, Hashable {
  case stores
  case stateStores = "state_stores"
  case clients
  case caches
  case useCases = "use_cases"
  case interactors
  case protocols
  case provisions
  case doubles
  case viewModels = "view_models"
  case cellModels = "cell_models"
  case presenters, coordinators, delegates, listeners
  case viewProtocols = "view_protocols"
  case controllers, cells
  case viewStates = "view_states"
  case binders
  case listenerProperties = "listener_properties"
  case watchVerbs = "watch_verbs"

  /// Whether the words are from names of types, which begin with a capital.
  public var isOfTypes: Bool { kinds.isDisjoint(with: [.binder, .listenerProperty, .watching]) }

  /// The kinds of the words in the list.
  var kinds: NameWords {
    switch self {
    case .stores: [.store, .unambiguous]
    case .stateStores: .store
    case .clients: [.loose, .unambiguous]
    case .caches: .loose
    case .useCases: [.loose, .unambiguous, .supertype]
    case .interactors: [.service, .supertype]
    case .protocols: .protocolEnding
    case .provisions: .provision
    case .doubles: .double
    case .viewModels: .viewModel
    case .cellModels: [.viewModel, .cellModel]
    case .presenters: .presenter
    case .coordinators: .coordinator
    case .delegates: .delegate
    case .listeners: .listener
    case .viewProtocols: .viewProtocol
    case .controllers: .controller
    case .cells: .cell
    case .viewStates: .viewState
    case .binders: .binder
    case .listenerProperties: .listenerProperty
    case .watchVerbs: .watching
    }
  }

  /// The words that are known without a configuration.
  public var standardWords: [String] {
    NameWords.rows.filter { $0.kinds == kinds }.flatMap { KnownName.all(in: $0.lines) }.map(\.name.text)
  }
}

/// A change of a word list by the configuration.
public struct WordChange: Sendable, Hashable {
  /// The words instead of the standard ones, if set.
  public var replacement: [String]?
  public var added: [String] = []
  public var removed: Set<String> = []

  public init() {}

  func applied(to words: [String]) -> [String] {
    (replacement ?? words).filter { !removed.contains($0) } + added
  }
}
