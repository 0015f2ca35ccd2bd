/// The operators that change what stands before them: `=`, `+=` and the like.
enum AssignmentOperator {
  private static let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  /// Whether an operator of more than one sign is one: no comparison is.
  static func matches(_ sign: UnsafeRawBufferPointer) -> Bool {
    guard sign.count > 1, sign[sign.count - 1] == UInt8(ascii: "=") else { return false }
    return !comparisons.contains {
      sign.elementsEqual(UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount))
    }
  }
}
