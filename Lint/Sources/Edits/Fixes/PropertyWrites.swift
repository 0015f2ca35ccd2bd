import LintAnalysis
import LintSemantics
import LintSyntax

/// The assignments to a stored property of a class.
///
/// Each place of the project with the name of the property counts, unless it only reads the value or is known to belong to something
/// else.
struct PropertyWrites {
  struct PropertyWrite {
    let file: FileID
    let value: ExpressionID
  }

  /// The assignments; nil if other code may write the property: a key path, an `inout` argument, or an assignment to an object of an
  /// unknown type.
  private(set) var all: [PropertyWrite]?

  private let name: Name
  private let project: Project
  /// The types by which code can use the object.
  private let family: Set<TypeID>

  init(to name: Name, of owner: TypeID, in project: Project) {
    self.name = name
    self.project = project
    family = Set([owner] + project.ancestors(of: owner))
    guard project.descendants(of: owner).isEmpty,
      project.externalSupertypes(of: owner).allSatisfy(StandardTypes.contains)
    else { return }
    var found: [PropertyWrite] = []
    for file in project.fileIDs {
      let reading = FileReading(project, file: file, recordsDependencies: false)
      for index in reading.facts.expressionIDs where reading.facts[index].name == name {
        switch use(of: index, reading) {
        case .other: continue
        case .write(let value): found.append(PropertyWrite(file: file, value: value))
        case .unknown: return
        }
      }
    }
    all = found
  }

  private enum PropertyMention {
    case write(ExpressionID)
    case unknown
    /// A read, or a use of another property.
    case other
  }

  private func use(of index: ExpressionID, _ reading: FileReading) -> PropertyMention {
    let facts = reading.facts
    switch facts[index].kind {
    case .keyPath: return .unknown
    case .member, .reference: break
    default: return .other
    }
    guard let parent = facts[index].parent else { return .other }
    if [.member, .binding].contains(facts[parent].kind) || !mayName(index, reading) { return .other }
    guard facts[parent].kind == .assignment, facts.target(of: parent) == index else { return .unknown }
    return facts.value(of: parent).map { .write($0) } ?? .unknown
  }

  /// Whether an expression with the name of the property may name it.
  private func mayName(_ index: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard facts[index].kind == .member else {
      guard let found = reading.member(namedBy: index) else {
        // Other classes and values don't inherit it. An extension of a protocol may be one of the class: `where Self: List`.
        return reading.enclosingType(of: facts[index].owner).map {
          project[$0].kind == .protocol || family.contains($0)
        }
          ?? true
      }
      return project[found].kind == .property && project.enclosingType(of: found).map(family.contains) ?? true
    }
    // An implicit base is a type.
    guard let base = facts.firstPart(of: index) else { return false }
    guard !isGuessed(base, reading), let value = reading.value(of: base) else { return true }
    if let use = value.use, project.referents(of: use).count != 1 { return true }
    switch value.referent {
    case .project(let type): return family.contains(type) || hasDynamicMembers(type)
    case .system(let system):
      return system.isOfSwiftUI || ![.view, .cell, .controller, .interface].contains(system.kind)
    case .generic, .ambiguous, .unknown: return true
    }
  }

  /// Whether a value comes from a closure's parameter without a written type.
  private func isGuessed(_ index: ExpressionID, _ reading: FileReading, depth: Int = 0) -> Bool {
    let facts = reading.facts
    var root = index
    while let part = facts.firstPart(of: root) { root = part }
    if facts[root].name.hasPrefix("$") || depth > 8 { return true }
    guard facts[root].kind == .reference, let found = reading.member(namedBy: root), found.file == reading.file else {
      return false
    }
    let declaration = project[found]
    if declaration.type != nil { return false }
    if declaration.modifiers.contains(.closureParameter) { return true }
    guard declaration.kind == .local, let value = declaration.value else { return false }
    return isGuessed(value, reading, depth: depth + 1)
  }

  /// Whether `@dynamicMemberLookup` may forward a member to another object.
  private func hasDynamicMembers(_ type: TypeID) -> Bool {
    ([type] + project.ancestors(of: type)).contains { each in
      let declared = project[each].declaration
      return project.file(declared).attributes(of: project[declared]).contains { $0.name == Self.dynamicMembers }
    }
  }

  private static let dynamicMembers: Name = "dynamicMemberLookup"
}
