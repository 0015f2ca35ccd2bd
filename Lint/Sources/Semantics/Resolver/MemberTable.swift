import LintSupport
import LintSyntax

/// A member of a type in a ``MemberTable``.
struct NamedMember: BitwiseCopyable {
  var name: Name
  /// The position among the members of the type.
  fileprivate let order: Int32
  var member: SymbolID
}

/// The members of all types. Each type's members are next to each other, sorted by name and then by their order in the source.
struct MemberTable: Sendable {
  /// For each type, the index of its first member in `entries`, followed by the end of the last type's members.
  private(set) var starts: [Int] = [0]
  private(set) var entries: [NamedMember] = []

  init() {}

  /// Adds the members of the next type.
  mutating func add(_ members: some Sequence<(Name, SymbolID)>) {
    let start = entries.count
    for (name, member) in members {
      entries.append(NamedMember(name: name, order: Int32(entries.count - start), member: member))
    }
    sort(start..<entries.count)
    starts.append(entries.count)
  }

  /// Creates a table from a cache.
  ///
  /// - Parameter names: maps the names of the earlier run to those of this run.
  init(starts: [Int], entries: [NamedMember], _ names: NameMap) {
    self.starts = starts
    self.entries = entries
    if names.isIdentity { return }
    for index in entries.indices { self.entries[index].name = names[entries[index].name] }
    for (start, end) in zip(starts, starts.dropFirst()) { sort(start..<end) }
  }

  /// Replaces the handles of a type's members.
  mutating func renumber(_ type: TypeID, _ renumbered: (SymbolID) -> SymbolID) {
    for index in range(of: type) {
      entries[index].member = renumbered(entries[index].member)
    }
  }

  private mutating func sort(_ range: Range<Int>) {
    entries[range].sort { ($0.name.id, $0.order) < ($1.name.id, $1.order) }
  }

  /// The members with a name.
  subscript(type: TypeID, name: Name) -> [SymbolID] {
    guard let first = firstIndex(type, name) else { return [] }
    return entries[first..<range(of: type).upperBound].prefix { $0.name == name }.map(\.member)
  }

  func first(_ type: TypeID, _ name: Name) -> SymbolID? {
    firstIndex(type, name).map { entries[$0].member }
  }

  private func firstIndex(_ type: TypeID, _ name: Name) -> Int? {
    let members = entries[range(of: type)]
    let first = members.partitioningIndex { $0.name.id >= name.id }
    return first < members.endIndex && members[first].name == name ? first : nil
  }

  /// The indices of a type's members, empty if they aren't added yet.
  private func range(of type: TypeID) -> Range<Int> {
    let next = type.index + 1
    return next < starts.count ? starts[type.index]..<starts[next] : entries.count..<entries.count
  }
}

/// The types that declarations declare or extend.
struct DeclarationMap: Sendable {
  /// For each file, the indices of its declarations in `types`.
  private var ranges: [Range<Int>] = []
  /// The number of each type, or -1.
  private var types: [Int32]

  /// - Parameter counts: the number of declarations in each file.
  init(counts: [Int]) {
    var end = 0
    ranges.reserveCapacity(counts.count)
    for count in counts {
      ranges.append(end..<end + count)
      end += count
    }
    types = Array(repeating: -1, count: end)
  }

  /// The number of declarations in each file.
  var counts: [Int] { ranges.map(\.count) }

  subscript(declaration: SymbolID) -> TypeID? {
    get {
      let number = types[index(of: declaration)]
      return number < 0 ? nil : TypeID(number: number)
    }
    set { types[index(of: declaration)] = newValue?.number ?? -1 }
  }

  private func index(of declaration: SymbolID) -> Int {
    ranges[declaration.file.index].lowerBound + declaration.declaration.index
  }

  /// Removes the types of a file's declarations.
  ///
  /// - Parameter count: the new number of declarations in the file.
  mutating func clear(_ file: FileID, count: Int) {
    ranges[file.index] = types.count..<types.count + count
    types += repeatElement(-1, count: count)
  }
}
