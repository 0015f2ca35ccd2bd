import LintFacts

/// The members of all types: for each type they lie together, by name, and those of one name in their order.
struct MemberTable: Sendable {
  private struct Entry {
    let name: Name
    let order: Int32
    let member: DeclarationID
  }

  private var starts: [Int] = [0]
  private var entries: [Entry] = []

  /// Takes the members of the next type.
  mutating func add(_ members: some Sequence<(Name, DeclarationID)>) {
    let start = entries.count
    for (name, member) in members {
      entries.append(Entry(name: name, order: Int32(entries.count - start), member: member))
    }
    entries[start...].sort { ($0.name.id, $0.order) < ($1.name.id, $1.order) }
    starts.append(entries.count)
  }

  /// The members of a name.
  subscript(type: TypeID, name: Name) -> [DeclarationID] {
    var place = firstPlace(type, name)
    var found: [DeclarationID] = []
    while let next = place, next < starts[Int(type.index) + 1], entries[next].name == name {
      found.append(entries[next].member)
      place = next + 1
    }
    return found
  }

  func first(_ type: TypeID, _ name: Name) -> DeclarationID? {
    firstPlace(type, name).map { entries[$0].member }
  }

  private func firstPlace(_ type: TypeID, _ name: Name) -> Int? {
    let index = Int(type.index)
    guard index + 1 < starts.count else { return nil }
    let own = entries[starts[index]..<starts[index + 1]]
    let place = own.partitioningIndex { $0.name.id >= name.id }
    return place < own.endIndex && own[place].name == name ? place : nil
  }
}
