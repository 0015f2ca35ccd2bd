import LintSemantics
import LintSyntax

extension FileReading {
  /// The places in the file where data that may have moved is read by the index of a selection.
  public var selectionReads: [IndexedRead] {
    guard facts.expressions.contains(where: { $0.kind == .subscript }) else { return [] }
    let called = Set(bodies.map(\.type)).flatMap(reads)
    let reactive = reactiveSelections.flatMap { callback in
      project.enclosingType(of: callback.declaration, file: number).map { callback.reads(in: project, of: $0) } ?? []
    }
    var places: Set<UInt32> = []
    let here = (called + reactive).filter { $0.place.file == number }
    return here.sorted { ($0.place.offset, $1.isLater ? 1 : 0) < ($1.place.offset, $0.isLater ? 1 : 0) }.filter {
      places.insert($0.place.offset).inserted
    }
  }

  /// A helper may be handed the index by the callback of a type that inherits it.
  private func reads(of type: TypeID) -> [IndexedRead] {
    ([type] + project.descendants(of: type)).flatMap { owner -> [IndexedRead] in
      let callbacks = project.selectionCallbacks(of: owner)
      if callbacks.isEmpty { return [] }
      return callbacks.flatMap { $0.reads(in: project, of: owner) } + laterReads(of: owner, callbacks)
    }
  }

  /// Where a function of the type reads data by an index that a callback has kept in a property.
  private func laterReads(of type: TypeID, _ callbacks: [SelectionCallback]) -> [IndexedRead] {
    let kept = callbacks.reduce(into: Set<SymbolID>()) { $0.formUnion($1.keeps(in: project, of: type)) }
    if kept.isEmpty { return [] }
    let names = Set(kept.map { project[$0].name })
    return project.members(of: type).filter { member in
      member.file == number
        && facts[member.declaration].code.contains { names.contains(facts[$0].name) }
    }.flatMap { member in
      IndexFlow(project, file: number, root: member.declaration, index: nil, kept: kept).reads(isLater: true)
    }
  }
}
