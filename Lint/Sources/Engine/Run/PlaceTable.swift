import LintAnalysis
import LintSupport
import LintSyntax

/// The declarations, types and expressions at the places of a file's findings, found in one pass.
struct PlaceTable {
  /// The first declaration whose name is at each place.
  private(set) var names: PlacedValues<DeclarationID>
  private(set) var imports: PlacedValues<ByteRange>
  /// The whole name of the type at each place, without the `?` of an optional.
  private(set) var types: PlacedValues<ByteRange>
  /// The first member chain whose last name is at each place.
  private(set) var members: PlacedValues<ExpressionID>
  /// The last expression that begins at each place.
  private(set) var expressions: PlacedValues<ExpressionID>

  init(_ places: Places, in facts: FileFacts) {
    names = PlacedValues(at: places)
    imports = PlacedValues(at: places)
    types = PlacedValues(at: places)
    members = PlacedValues(at: places)
    expressions = PlacedValues(at: places)
    for index in facts.declarationIDs {
      let declaration = facts[index]
      if !declaration.name.isEmpty, places.contains(declaration.nameStart), names[declaration.nameStart] == nil {
        names[declaration.nameStart] = index
      }
    }
    for line in facts.imports where places.contains(line.range.start) { imports[line.range.start] = line.range }
    for type in facts.types where type.kind == .named || type.kind == .member {
      if places.contains(type.range.start), types[type.range.start] == nil { types[type.range.start] = type.range }
    }
    addExpressions(places, facts)
  }

  private mutating func addExpressions(_ places: Places, _ facts: FileFacts) {
    for index in facts.expressionIDs {
      let node = facts[index]
      if places.contains(node.range.start) { expressions[node.range.start] = index }
      // Computing the anchor costs more than checking whether a finding is in the range.
      guard node.kind == .member, !places.indices(in: node.range).isEmpty else { continue }
      let anchor = facts.anchor(of: index)
      if places.contains(anchor), node.range.contains(anchor), members[anchor] == nil { members[anchor] = index }
    }
  }
}

/// Places in a file, sorted and without duplicates.
struct Places {
  let offsets: [UInt32]

  init(_ offsets: some Sequence<UInt32>) {
    var sorted: [UInt32] = []
    for offset in offsets.sorted() where offset != sorted.last { sorted.append(offset) }
    self.offsets = sorted
  }

  func contains(_ offset: UInt32) -> Bool { index(of: offset) != nil }

  func index(of offset: UInt32) -> Int? {
    let index = count(below: offset)
    return index < offsets.count && offsets[index] == offset ? index : nil
  }

  func indices(in range: ByteRange) -> Range<Int> {
    let start = count(below: range.start)
    return start..<max(start, count(below: range.end))
  }

  private func count(below limit: UInt32) -> Int { offsets.partitioningIndex { $0 >= limit } }
}

/// A value for each place, or nil.
struct PlacedValues<Value> {
  private let places: Places
  private var values: [Value?]

  init(at places: Places) {
    self.places = places
    values = Array(repeating: nil, count: places.offsets.count)
  }

  subscript(offset: UInt32) -> Value? {
    get { places.index(of: offset).flatMap { values[$0] } }
    set { if let index = places.index(of: offset) { values[index] = newValue } }
  }
}
