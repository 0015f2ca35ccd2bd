public import LintSyntax

/// Names that teams choose by convention for their own declarations.
public enum NamingConventions {
  public static func isDelegate(_ property: Name) -> Bool { property == delegate || property.hasSuffix(delegateSuffix) }
  private static let delegateSuffix = NameWords.name(.delegate).text
  private static let delegate = Name(delegateSuffix.lowercased())

  /// Whether a label is that of a closure which runs once, when the work is done: `completion`, `completionHandler`.
  public static func isCompletion(_ label: Name) -> Bool { label.hasPrefix(completionWord) }
  private static let completionWord = "completion"

  /// The name of types that carry data to a view in VIP and VIPER. A view model may have it as well.
  static let displayedData: Name = "ViewModel"

  /// Whether a function displays its argument, as in `displayUsers(viewModel:)`.
  static func displays(_ function: Name) -> Bool {
    function.text == displayWord || function.begins(withWord: displayWord)
  }
  private static let displayWord = "display"

  /// Functions of reducers.
  public static let reducerMembers: [Name] = ["reduce", "reducer"]

  /// The view model's property that contains its whole view state.
  public static let viewStateProperty: Name = "viewState"
  /// The view model's property that contains its whole state, if the property's type is a view state.
  public static let stateProperty: Name = "state"
  /// The name of a view state in a view model.
  public static let nestedState: Name = "State"

  static func isViewModelProperty(_ name: Name) -> Bool {
    name == KitMembers.viewModel || name == shortViewModel || name.hasSuffix(viewModelSuffix)
  }
  private static let viewModelSuffix = NameWords.name(.viewModel).text
  private static let shortViewModel: Name = "vm"

  /// Whether a view's property refers to the model of that view, as in `let model: ExportModel`.
  static func isModel(_ property: Name, of type: Name) -> Bool {
    (property == model || property.hasSuffix(modelSuffix)) && isModel(type)
  }
  static func isModel(_ type: Name) -> Bool { type.hasSuffix(modelSuffix) }
  /// Whether a view's property refers to the model that is named after that view, as in `SignupView` and `SignupModel`.
  static func isModel(_ property: Name, ofView view: Name, type: Name) -> Bool {
    isModel(property, of: type)
      && view.text.hasSuffix(viewSuffix)
      && view.text.dropLast(viewSuffix.count) == type.text.dropLast(modelSuffix.count)
  }
  private static let viewSuffix = "View"
  private static let modelSuffix = "Model"
  private static let model = Name(modelSuffix.lowercased())

  static func isCell(_ superclass: Name) -> Bool { superclass.hasSuffix("Cell") }

  /// Whether a folder or a target contains tests, by its name.
  public static func isTestFolder(_ name: String) -> Bool { testSuffixes.contains(where: name.hasSuffix) }
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
  /// Whether the name begins with a small letter, as those of functions and properties do.
  public var isLowercase: Bool {
    guard let first = bytes.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return first < 0x80 ? CamelCase.isSmall(first) : text.drop { $0 == "_" }.first?.isLowercase ?? false
  }

  /// Whether the name begins with a capital letter, as those of types do.
  public var isCapitalized: Bool {
    guard let first = bytes.first else { return false }
    return first < 0x80 ? CamelCase.isCapital(first) : text.first?.isUppercase ?? false
  }

  /// Whether a name in camel case begins with a word: `didLoad`, but not `didactic`.
  func begins(withWord word: String) -> Bool {
    text.hasPrefix(word) && text.dropFirst(word.count).first?.isUppercase ?? false
  }
}

/// Words of the language and of its standard library.
public enum LanguageWords {
  public static let selfWord: Name = "self"
  /// The value that a setter receives.
  public static let newValue: Name = "newValue"
  /// The value of a property wrapper.
  public static let wrappedValue: Name = "wrappedValue"
  private static let implicitNames: NameSet = ["self", "super", "error", "newValue", "oldValue"]
  /// Whether the language itself declares a name.
  public static func isReserved(_ name: Name) -> Bool { implicitNames.contains(name) }
  public static let selfType: Name = "Self"
  public static let initializer: Name = "init"
  public static let nilCoalescing: Name = "??"
  public static let assignment: Name = "="
  public static let trueWord: Name = "true"
  public static let falseWord: Name = "false"
  public static let array = CollectionTypes.name(.array)
  static let dictionary = CollectionTypes.name(.dictionary)
  static let function: Name = "->"
  public static let void: Name = "Void"
  public static let result: Name = "Result"
  /// The property with the index of an element that `enumerated()` returns.
  public static let offset: Name = "offset"
  public static let equality: Name = "=="
  /// Operators that compare an optional value with `nil`.
  public static let comparesWithNil: NameSet = [equality, "!="]
  /// Operators that compare which of two values is greater.
  public static let compareOrder: NameSet = ["<", "<=", ">", ">="]
  public static let range: Name = "..<"
  /// The function that returns numbers at equal distances.
  public static let stride: Name = "stride"
  public static let never: Name = "Never"
  /// The property of an enumeration that lists its cases.
  public static let allCases: Name = "allCases"
  public static let rawValue: Name = "rawValue"
  /// The property of a collection without elements.
  public static let isEmpty: Name = "isEmpty"
  /// The target of an assignment that drops its value.
  public static let discarded: Name = "_"
  /// The method that inverts a Boolean.
  public static let toggle: Name = "toggle"
  public static let task: Name = "Task"
  public static let detached: Name = "detached"
  /// The ending of functions such as `withThrowingTaskGroup`.
  public static let taskGroup = "TaskGroup"
  /// Whether code gives a name to `self`, as in `guard let strongSelf = self`.
  public static func isNameOfSelf(_ name: Name) -> Bool {
    name == selfWord || otherNamesOfSelf.contains(name) || name.hasSuffix("Self") && name != selfType
  }
  private static let otherNamesOfSelf: NameSet = ["me", "this", "wself", "sself", "_self"]
  /// Operators that make an index of others.
  public static let arithmetic: NameSet = ["+", "-", "*", "/", "%", nilCoalescing, "&+", "&-"]
}
