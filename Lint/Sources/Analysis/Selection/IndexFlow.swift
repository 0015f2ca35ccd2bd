import LintSemantics
import LintSyntax

/// Which values in a piece of code are the index of a selection, or a part of it.
struct IndexFlow {
  let project: Project
  let file: Int32
  /// The function or closure in which they flow.
  let root: Int32
  /// Properties in which an index is kept.
  var kept: Set<DeclarationID> = []
  private var indices: Set<DeclarationID> = []
  private(set) var isClosureWithoutParameters = false

  var facts: FileFacts { project.files[Int(file)] }

  init(_ project: Project, file: Int32, root: Int32, index: Int32?, kept: Set<DeclarationID> = []) {
    self.project = project
    self.file = file
    self.root = root
    self.kept = kept
    if let index { indices.insert(DeclarationID(file: file, index: index)) }
    isClosureWithoutParameters = index == nil && facts[declaration: root].kind == .closure
    followLocals()
  }

  private mutating func followLocals() {
    for place in root..<facts[declaration: root].next {
      let declaration = facts[declaration: place]
      guard declaration.kind == .local || declaration.kind == .capture else { continue }
      let id = DeclarationID(file: file, index: place)
      if let value = declaration.value {
        if isIndex(value) { indices.insert(id) }
      } else if declaration.modifiers.contains(.unwrapped) || declaration.kind == .capture, isOuterIndex(id) {
        indices.insert(id)
      }
    }
  }

  /// `if let index`, `[index]`: the same name further out.
  private func isOuterIndex(_ id: DeclarationID) -> Bool {
    project.meantBefore(id).map(isIndex) ?? false
  }

  func isIndex(_ id: DeclarationID) -> Bool { indices.contains(id) || kept.contains(id) }
}
