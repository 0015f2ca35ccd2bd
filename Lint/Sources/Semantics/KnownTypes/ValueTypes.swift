public import LintSyntax

/// Types of the standard library and Foundation whose values contain no functions, or only those that their generic arguments do.
public enum ValueTypes {
  public static func contains(_ name: Name) -> Bool { values.contains(name) || containers.contains(name) }

  /// Whether a type contains values of its generic arguments.
  public static func isContainer(_ name: Name) -> Bool { containers.contains(name) }

  private static let values = NameSet(
    KnownName.all(
      in: """
        Swift Void Never Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double Character String
        Swift Substring Error
        CoreGraphics CGFloat CGPoint CGSize CGRect CGVector
        Foundation Date Data URL UUID IndexPath IndexSet Locale TimeZone Calendar DateComponents DateInterval Decimal
        Foundation TimeInterval CharacterSet AttributedString NSAttributedString NSString NSNumber NSError NSRange
        Foundation URLRequest URLResponse HTTPURLResponse URLError URLComponents URLQueryItem
        """
    ).map(\.name))

  private static let containers: NameSet = [
    "Optional", "Array", "Dictionary", "Set", "Result", "Range", "ClosedRange", "ArraySlice",
  ]
}
