public import LintSemantics
import LintSyntax

extension Project {
  /// Whether a type, or a type that contains it, provides previews.
  public func isForPreviews(_ type: TypeID) -> Bool {
    withOuterTypes(type).contains { outer in
      externalSupertypes(of: outer).contains { CommonSupertypes[$0].contains(.preview) }
    }
  }
}

extension FileReading {
  /// Whether a preview declares a type or member, or only previews use it. Those of other files count unless it is private.
  func isForPreviews(_ member: DeclarationID) -> Bool {
    if isInPreviewMacro(facts[member].range) { return true }
    let name = facts[member].name
    let own = facts[member].code
    let uses = facts.expressionIDs.filter { expression in
      let node = facts[expression]
      return node.name == name && (node.kind == .reference || node.kind == .member) && !own.contains(expression)
    }
    guard !uses.isEmpty, uses.allSatisfy(isInPreview) else { return false }
    return !facts[member].modifiers.isDisjoint(with: [.private, .fileprivate])
      || !project.shared(PreviewedNames.self).isUsed(name, outside: file)
  }

  /// Whether an expression belongs to a preview provider or to the closure of a preview macro.
  func isInPreview(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    if project.enclosingType(of: node.owner, file: file).map(project.isForPreviews) ?? false { return true }
    return isInPreviewMacro(node.range)
  }

  private func isInPreviewMacro(_ code: ByteRange) -> Bool {
    facts.expressionIDs.contains { macro in
      facts[macro].kind == .macro && KnownAttributes[facts[macro].name].contains(.preview)
        && facts[macro].range.start <= code.start && code.end <= facts[macro].range.end
    }
  }
}

/// The names that code of previews uses, with the files that use them elsewhere.
private struct PreviewedNames: SharedResult {
  private var users: [Name: Set<FileID>] = [:]

  func isUsed(_ name: Name, outside file: FileID) -> Bool { users[name].map { $0.contains { $0 != file } } ?? false }

  init(of project: Project) {
    let previews = project.fileIDs.map { ($0, Self.previews(in: $0, project)) }
    let names = NameSet(
      previews.flatMap { file, ranges in
        let facts = project.facts(file)
        return ranges.isEmpty
          ? []
          : facts.expressionIDs.map { facts[$0] }.filter { node in ranges.contains { $0.contains(node.range.start) } }
            .map(\.name)
      })
    for (file, ranges) in previews {
      let facts = project.facts(file)
      for expression in facts.expressionIDs {
        let node = facts[expression]
        guard node.kind == .reference || node.kind == .member, names.contains(node.name),
          !ranges.contains(where: { $0.contains(node.range.start) })
        else { continue }
        users[node.name, default: []].insert(file)
      }
    }
  }

  /// The code of the preview providers and macros of a file.
  private static func previews(in file: FileID, _ project: Project) -> [ByteRange] {
    let facts = project.facts(file)
    let macros = facts.expressionIDs.map { facts[$0] }.filter {
      $0.kind == .macro && KnownAttributes[$0.name].contains(.preview)
    }.map(\.range)
    let providers = facts.topLevel.filter { body in
      facts[body].kind.hasMembers
        && project.type(declaredBy: SymbolID(file: file, declaration: body)).map(project.isForPreviews) ?? false
    }.map { facts[$0].range }
    return macros + providers
  }
}
