import LintSemantics
import LintSyntax

/// Which values in a piece of code are the index of a selection, or a part of it.
struct IndexFlow {
  let project: Project
  let file: FileID
  /// The function or closure in which they flow.
  let root: DeclarationID
  /// Properties in which an index is kept.
  var kept: Set<SymbolID> = []
  private var indices: Set<SymbolID> = []
  private(set) var isClosureWithoutParameters = false

  var facts: FileFacts { project.facts(file) }

  init(_ project: Project, file: FileID, root: DeclarationID, index: DeclarationID?, kept: Set<SymbolID> = []) {
    self.project = project
    self.file = file
    self.root = root
    self.kept = kept
    if let index { indices.insert(SymbolID(file: file, declaration: index)) }
    isClosureWithoutParameters = index == nil && facts[root].kind == .closure
    followLocals()
  }

  private mutating func followLocals() {
    for place in facts.subtree(of: root) {
      let declaration = facts[place]
      guard declaration.kind == .local || declaration.kind == .capture else { continue }
      let id = SymbolID(file: file, declaration: place)
      if let value = declaration.value {
        if isIndex(value) { indices.insert(id) }
      } else if declaration.modifiers.contains(.unwrapped) || declaration.kind == .capture, isOuterIndex(id) {
        indices.insert(id)
      }
    }
  }

  /// `if let index`, `[index]`: the same name further out.
  private func isOuterIndex(_ id: SymbolID) -> Bool {
    project.meantBefore(id).map(isIndex) ?? false
  }

  func isIndex(_ id: SymbolID) -> Bool { indices.contains(id) || kept.contains(id) }
}
