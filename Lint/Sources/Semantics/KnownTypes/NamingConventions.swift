public import LintSyntax

/// Names that teams choose by convention for their own declarations.
public enum NamingConventions {
  /// Endings of type names, and the role that each suggests.
  static let roleSuffixes: [(suffix: String, role: Role)] = [
    ("ViewModelProtocol", .viewModel), ("ViewModelType", .viewModel), ("ViewModelInterface", .viewModel),
    (viewModelSuffix, .viewModel), (cellModelSuffix, .viewModel), ("Presenter", .presenter),
    ("Coordinator", .coordinator), ("Router", .coordinator), ("Navigator", .coordinator), ("Wireframe", .coordinator),
  ]
  private static let viewModelSuffix = "ViewModel"
  private static let cellModelSuffix = "CellModel"
  private static let cellModelSuffixes = [cellModelSuffix, "CellViewModel"]

  /// Whether a name says that the type is a cell's own model, as in `PhotoCellModel`. The ending alone doesn't say whose model
  /// it is: a game may call a square of its board `CellModel`.
  static func isCellModel(_ type: Name) -> Bool {
    let text = type.text
    return cellModelSuffixes.contains { text.hasSuffix($0) && text != $0 }
  }

  static func isOnlyCellModelEnding(_ type: Name) -> Bool { type.text == cellModelSuffix }

  /// The name of types that carry data to a view in VIP and VIPER. A view model may have it as well.
  static let displayedData: Name = "ViewModel"

  /// Whether a function displays what it receives, as in `displayUsers(viewModel:)`.
  static func displays(_ function: Name) -> Bool {
    function.text == displayWord || function.begins(withWord: displayWord)
  }
  private static let displayWord = "display"

  /// Properties that store a listener.
  static let listeners: NameSet = ["delegate", "output", "view", "listener", "observer"]

  /// Functions that connect a view with its view model.
  public static let binders: NameSet = ["bind", "bindViewModel", "setupBindings", "setUpBindings", "bindUI"]

  /// Endings of protocols of objects that a view model notifies.
  private static let observerSuffixes: [(suffix: String, kind: ObserverNameKind)] = [
    (delegateSuffix, .delegate), ("Observer", .listener), ("Listener", .listener),
    ("ViewInput", .view), ("ViewProtocol", .view), ("Display", .view),
  ]
  private static let delegateSuffix = "Delegate"

  /// The kind of observer that the name of a protocol suggests.
  public static func observerKind(ofProtocol name: Name) -> ObserverNameKind? {
    let text = name.text
    return observerSuffixes.first { text.hasSuffix($0.suffix) }?.kind
  }

  public static func isDelegate(_ property: Name) -> Bool {
    property.text.lowercased().hasSuffix(delegateSuffix.lowercased())
  }

  /// Beginnings of functions that start and stop a service.
  private static let switchPrefixes = ["start", "stop"]

  public static func isSwitch(_ function: Name) -> Bool { switchPrefixes.contains(where: function.text.hasPrefix) }

  /// The common part of names such as `Coordinator` and `Coordinating`.
  private static let coordinatorStem = "Coordinat"

  public static func isNamedForCoordinators(_ type: Name) -> Bool { type.text.contains(coordinatorStem) }

  /// The first words of callbacks. A callback always receives its sender.
  private static let callbackPrefixes = ["did", "will", "should"]

  public static func isCallback(_ function: Name) -> Bool {
    callbackPrefixes.contains(where: function.begins(withWord:))
  }

  private static let previewPrefix = "preview"

  /// Whether a member such as `previewStore` serves only previews.
  public static func isForPreview(_ member: Name) -> Bool { member.text.lowercased().hasPrefix(previewPrefix) }

  /// Functions of reducers.
  public static let reducerMembers: [Name] = ["reduce", "reducer"]

  /// The view model's property that contains its whole view state.
  public static let viewStateProperty: Name = "viewState"
  /// The view model's property that contains its whole state, if the property's type is a view state.
  public static let stateProperty: Name = "state"
  /// The name of a view state in a view model.
  public static let nestedState: Name = "State"

  public static func isViewState(_ type: Name) -> Bool { type.hasSuffix("ViewState") }

  static func isViewModelProperty(_ name: Name) -> Bool {
    name == KitMembers.viewModel || name == shortViewModel || name.hasSuffix(viewModelSuffix)
  }
  private static let shortViewModel: Name = "vm"

  /// Whether a function translates a text into the user's language.
  static func isLocalization(_ function: Name) -> Bool {
    let name = function.text.lowercased()
    return name.hasPrefix("localize") || name.hasPrefix("localise")
  }

  static func isCell(_ superclass: Name) -> Bool { superclass.hasSuffix("Cell") }

  /// The role that the name of a superclass in a package suggests.
  static func viewRole(ofSuperclass name: Name) -> Role? {
    if name.hasSuffix("ViewController") { return .controller }
    return name.hasSuffix("TableViewCell") || name.hasSuffix("CollectionViewCell") ? .cell : nil
  }

  /// Whether a folder or a target contains tests, by its name.
  static func isTestFolder(_ name: String) -> Bool { testSuffixes.contains(where: name.hasSuffix) }
  private static let testSuffixes = [testFolder, "Test"]
  /// The folder of a package that contains a folder for each test target. Names of test targets end like it.
  public static let testFolder = "Tests"
}

/// The kinds of observers that names of protocols suggest.
public enum ObserverNameKind: Sendable {
  case delegate, view
  /// An observer of the view model, or a service that the view model observes.
  case listener
}

extension Name {
  /// Whether a name in camel case begins with a word: `didLoad`, but not `didactic`.
  func begins(withWord word: String) -> Bool {
    text.hasPrefix(word) && text.dropFirst(word.count).first?.isUppercase ?? false
  }
}

/// Words of the language and of its standard library.
public enum LanguageWords {
  public static let selfWord: Name = "self"
  public static let selfType: Name = "Self"
  public static let initializer: Name = "init"
  static let nilCoalescing: Name = "??"
  public static let assignment: Name = "="
  public static let trueWord: Name = "true"
  public static let falseWord: Name = "false"
  public static let array = CollectionTypes.name(.array)
  static let dictionary = CollectionTypes.name(.dictionary)
  static let function: Name = "->"
  static let void: Name = "Void"
  /// The property with the index of an element that `enumerated()` returns.
  public static let offset: Name = "offset"
  public static let range: Name = "..<"
  public static let never: Name = "Never"
  /// The property of an enumeration that lists its cases.
  public static let allCases: Name = "allCases"
  /// The property of a collection without elements.
  public static let isEmpty: Name = "isEmpty"
  public static let task: Name = "Task"
  public static let detached: Name = "detached"
  /// The ending of functions such as `withThrowingTaskGroup`.
  public static let taskGroup = "TaskGroup"
  /// Names that code gives to `self`, such as `guard let strongSelf = self`.
  public static let namesOfSelf: NameSet = [selfWord, "strongSelf", "me", "this"]
  /// Operators that make an index of others.
  public static let arithmetic: NameSet = ["+", "-", "*", "/", "%", nilCoalescing, "&+", "&-"]
}
