import LintSupport
import LintSyntax

/// The members of all types: for each type they lie together, by name, and those of one name in their order.
struct MemberTable: Sendable {
  struct Entry: BitwiseCopyable {
    var name: Name
    let order: Int32
    var member: SymbolID
  }

  private(set) var starts: [Int] = [0]
  private(set) var entries: [Entry] = []

  init() {}

  /// Takes the members of the next type.
  mutating func add(_ members: some Sequence<(Name, SymbolID)>) {
    let start = entries.count
    for (name, member) in members {
      entries.append(Entry(name: name, order: Int32(entries.count - start), member: member))
    }
    sort(start..<entries.count)
    starts.append(entries.count)
  }

  /// The members of all types as they were kept, with other numbers for their names or not.
  init(starts: [Int], entries: [Entry], _ names: NameMap) {
    self.starts = starts
    self.entries = entries
    if names.isIdentity { return }
    for index in entries.indices { self.entries[index].name = names[entries[index].name] }
    for (start, end) in zip(starts, starts.dropFirst()) { sort(start..<end) }
  }

  /// Gives the members of a type other numbers.
  mutating func renumber(_ type: TypeID, _ number: (SymbolID) -> SymbolID) {
    for index in starts[type.index]..<starts[type.index + 1] {
      entries[index].member = number(entries[index].member)
    }
  }

  private mutating func sort(_ range: Range<Int>) {
    entries[range].sort { ($0.name.id, $0.order) < ($1.name.id, $1.order) }
  }

  /// The members of a name.
  subscript(type: TypeID, name: Name) -> [SymbolID] {
    var place = firstPlace(type, name)
    var found: [SymbolID] = []
    while let next = place, next < starts[type.index + 1], entries[next].name == name {
      found.append(entries[next].member)
      place = next + 1
    }
    return found
  }

  func first(_ type: TypeID, _ name: Name) -> SymbolID? {
    firstPlace(type, name).map { entries[$0].member }
  }

  private func firstPlace(_ type: TypeID, _ name: Name) -> Int? {
    let index = type.index
    guard index + 1 < starts.count else { return nil }
    let own = entries[starts[index]..<starts[index + 1]]
    let place = own.partitioningIndex { $0.name.id >= name.id }
    return place < own.endIndex && own[place].name == name ? place : nil
  }
}

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
