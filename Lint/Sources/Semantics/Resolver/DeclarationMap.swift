/// A type for each declaration that declares or extends one.
struct DeclarationMap: Sendable {
  /// For each file how many declarations it has, and where they begin.
  private(set) var counts: [Int32]
  private var starts: [Int] = []
  private var types: [Int32]

  init(_ counts: [Int32]) {
    var count = 0
    starts.reserveCapacity(counts.count)
    for own in counts {
      starts.append(count)
      count += Int(own)
    }
    self.counts = counts
    types = Array(repeating: -1, count: count)
  }

  subscript(declaration: DeclarationID) -> TypeID? {
    get {
      let type = types[starts[Int(declaration.file)] + Int(declaration.index)]
      return type < 0 ? nil : TypeID(index: type)
    }
    set { types[starts[Int(declaration.file)] + Int(declaration.index)] = newValue?.index ?? -1 }
  }

  /// Gives a file other declarations, of which none declares a type yet.
  mutating func replace(_ file: Int32, count: Int) {
    counts[Int(file)] = Int32(count)
    starts[Int(file)] = types.count
    types += repeatElement(-1, count: count)
  }
}
