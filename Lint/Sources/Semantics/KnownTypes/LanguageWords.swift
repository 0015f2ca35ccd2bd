public import LintSyntax

/// Words of the language and of its standard library.
public enum LanguageWords {
  public static let selfWord: Name = "self"
  static let selfType: Name = "Self"
  static let environment: Name = "Environment"
  static let initializer: Name = "init"
  static let otherwise: Name = "??"
  static let array: Name = "Array"
  static let dictionary: Name = "Dictionary"
  static let function: Name = "->"
  public static let task: Name = "Task"
  public static let detached: Name = "detached"
  /// Names that code gives to `self`, such as `guard let strongSelf = self`.
  public static let namesOfSelf: Set<Name> = [selfWord, "strongSelf", "me", "this"]
  /// Operators that make an index of others.
  public static let arithmetic: Set<Name> = ["+", "-", "*", "/", "%", otherwise, "&+", "&-"]
}
