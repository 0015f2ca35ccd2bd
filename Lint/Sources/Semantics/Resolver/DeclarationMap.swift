import LintSyntax

/// A type for each declaration that declares or extends one.
struct DeclarationMap: Sendable {
  /// For each file how many declarations it has, and where they begin.
  private(set) var counts: [Int32]
  private var starts: [Int] = []
  private var types: [OptionalHandle<TypeID>]

  init(_ counts: [Int32]) {
    var count = 0
    starts.reserveCapacity(counts.count)
    for own in counts {
      starts.append(count)
      count += Int(own)
    }
    self.counts = counts
    types = Array(repeating: OptionalHandle(nil), count: count)
  }

  subscript(declaration: SymbolID) -> TypeID? {
    get { types[starts[declaration.file.index] + declaration.declaration.index].id }
    set { types[starts[declaration.file.index] + declaration.declaration.index] = OptionalHandle(newValue) }
  }

  /// Gives a file other declarations, of which none declares a type yet.
  mutating func replace(_ file: FileID, count: Int) {
    counts[file.index] = Int32(count)
    starts[file.index] = types.count
    types += repeatElement(OptionalHandle(nil), count: count)
  }
}
