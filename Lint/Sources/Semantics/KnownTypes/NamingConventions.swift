public import LintSyntax

/// Names that teams give their own declarations by habit.
public enum NamingConventions {
  /// Ends of type names, and the role each suggests.
  static let roleSuffixes: [(String, Role)] = [
    ("ViewModelProtocol", .viewModel), ("ViewModelType", .viewModel), ("ViewModelInterface", .viewModel),
    ("ViewModel", .viewModel), ("Presenter", .presenter),
    ("Coordinator", .coordinator), ("Router", .coordinator), ("Navigator", .coordinator), ("Wireframe", .coordinator),
  ]

  /// Properties that store an object which is notified.
  static let listeners: NameSet = ["delegate", "output", "view", "listener", "observer"]

  /// Functions that connect a view with its view model.
  public static let binders: NameSet = ["bind", "bindViewModel", "setupBindings", "setUpBindings", "bindUI"]

  /// The role that the name of a superclass in another package suggests.
  static func viewRole(ofSuperclass name: Name) -> Role? {
    if name.hasSuffix("ViewController") { return .controller }
    return name.hasSuffix("TableViewCell") || name.hasSuffix("CollectionViewCell") ? .cell : nil
  }
}

/// Words of the language and of its standard library.
public enum LanguageWords {
  public static let selfWord: Name = "self"
  static let selfType: Name = "Self"
  static let environment: Name = "Environment"
  public static let initializer: Name = "init"
  static let otherwise: Name = "??"
  static let array: Name = "Array"
  static let dictionary: Name = "Dictionary"
  static let function: Name = "->"
  static let void: Name = "Void"
  public static let value: Name = "value"
  public static let wrappedValue: Name = "wrappedValue"
  public static let offset: Name = "offset"
  public static let enumerated: Name = "enumerated"
  public static let range: Name = "..<"
  public static let assignment: Name = "="
  public static let task: Name = "Task"
  public static let detached: Name = "detached"
  /// Names that code gives to `self`, such as `guard let strongSelf = self`.
  public static let namesOfSelf: NameSet = [selfWord, "strongSelf", "me", "this"]
  /// Operators that make an index of others.
  public static let arithmetic: NameSet = ["+", "-", "*", "/", "%", otherwise, "&+", "&-"]
}
