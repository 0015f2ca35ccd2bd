import LintAnalysis
import LintSemantics
import LintSyntax

/// Finds values of the user interface that a file uses without naming their types: `accent`, `makeLabel()` and `paint(.red)`, if another
/// file declares these functions and properties.
struct IndirectUses {
  /// The name of the first one.
  private(set) var first: String?

  private let reading: FileReading
  private var facts: FileFacts { reading.facts }
  private var project: Project { reading.project }

  init(in reading: FileReading) {
    self.reading = reading
    var unknown: [Name: UInt32] = [:]
    for index in reading.facts.expressionIDs {
      let node = reading.facts[index]
      guard node.kind == .reference || node.kind == .member, !node.flags.contains(.implicitBase) else { continue }
      if let found = reading.member(namedBy: index) {
        if involvesInterface(found) {
          first = node.name.text
          return
        }
      } else if node.kind == .member {
        unknown[node.name] = unknown[node.name] ?? node.range.start
      }
    }
    first = unknownMember(among: unknown)
  }

  /// A member of a type that the project only extends, such as `"star".image`. The type of its base isn't known, so no type of the
  /// project may have a member with this name.
  private func unknownMember(among names: [Name: UInt32]) -> String? {
    if names.isEmpty { return nil }
    let members = project.fileIDs.flatMap { file -> [SymbolID] in
      let facts = project.facts(file)
      let extensions = facts.topLevel.filter {
        facts[$0].kind == .extension && project.type(declaredBy: SymbolID(file: file, declaration: $0)) == nil
      }
      return extensions.flatMap { facts.children(of: $0) }.filter { names[facts[$0].name] != nil }.map {
        SymbolID(file: file, declaration: $0)
      }
    }
    let used = Set(members.filter(involvesInterface).map { project[$0].name }).filter { name in
      !project.typeIDs.contains { !project.declaredMembers(named: name, of: $0).isEmpty }
    }
    return used.min { names[$0, default: 0] < names[$1, default: 0] }?.text
  }

  /// Whether a declaration of another file has a type of the user interface, or a parameter of one.
  private func involvesInterface(_ id: SymbolID) -> Bool {
    guard id.file != reading.file, project[id].kind == .property || project[id].kind == .function else { return false }
    if let value = project.value(of: id), project.uiCategory(of: value.referent) != nil { return true }
    let declaring = project.file(id)
    if project[id].type == nil, let initial = declaring.initialValue(of: id.declaration) {
      return declaring.subtree(of: initial).contains { isInterfaceType($0, id.file) }
    }
    let written = [project[id].type] + declaring.children(of: id.declaration).map { declaring[$0].type }
    return written.compactMap { $0 }.flatMap { declaring.subtree(of: $0) }.contains { part in
      project.referents(of: TypeUse(file: id.file, node: part)).contains { project.uiCategory(of: $0) != nil }
    }
  }

  /// Whether an expression names a type of the user interface: `UIColor` in `UIColor.red`.
  private func isInterfaceType(_ index: ExpressionID, _ file: FileID) -> Bool {
    guard let value = project.value(of: index, file: file), value.isType else { return false }
    return project.uiCategory(of: value.referent) != nil
  }
}
