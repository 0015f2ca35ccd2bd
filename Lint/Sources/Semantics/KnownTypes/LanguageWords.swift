import LintSyntax

/// Words of the language that the project asks for.
enum Words {
  static let selfWord: Name = "self"
  static let selfType: Name = "Self"
  static let environment: Name = "Environment"
  static let initializer: Name = "init"
  static let otherwise: Name = "??"
  static let array: Name = "Array"
  static let dictionary: Name = "Dictionary"
  static let function: Name = "->"
  static let elements: Set<Name> = ["first", "last", "randomElement", "popLast", "removeFirst", "removeLast"]
}
