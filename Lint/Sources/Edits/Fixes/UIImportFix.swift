import LintAnalysis
import LintEngine
import LintRules
import LintSemantics
import LintSyntax

/// Removes an import of a user interface framework from a file that uses nothing of it, or replaces it with Foundation.
enum UIImportFix: FixProvider {
  static let rules = [UIImport.name]
  static let level = FixLevel.suggested

  private static let usesName = FixRefusal("the file uses a name that the framework may declare or re-export")
  private static let usesMember = FixRefusal("the file uses a value of the user interface")
  private static let usesExtension = FixRefusal("the file uses a member that the framework may add to another type")
  private static let isOnlyImport = FixRefusal("no other file of the target is known to need its import")
  private static let hasUnknownTargets = FixRefusal(
    "the project's targets aren't known, and no other file of the folder needs its import")
  private static let isConditional = FixRefusal("the import is in a clause of #if")
  private static let isSpecial = FixRefusal("the import has an attribute, an access level or other text in its line")
  private static let isPart = FixRefusal("the import names a part of the framework")
  private static let needsMembers = FixRefusal("the project enables MemberImportVisibility, so members need the import")

  static func proposals(for findings: [ReportedFinding], in file: FixableFile) -> [FixProposal] {
    let all = file.facts.imports.map(\.range)
    return findings.map { finding in
      guard let line = file.facts.imports.first(where: { $0.range.start == finding.extent.range.start }) else {
        return refused(finding, isSpecial)
      }
      if let reason = refusal(line, file) { return refused(finding, reason) }
      let replaces = !importsFoundation(file)
      let edit: TextEdit =
        replaces
        ? TextEdit(line.range, "import \(foundation)")
        : .deleting(ByteRange(start: file.lineStart(line.range.start), end: file.nextLine(line.range.end)))
      let title =
        replaces ? "Replace 'import \(line.module)' with 'import \(foundation)'" : "Remove 'import \(line.module)'"
      return .fix(Fix(of: [finding], level, title, [edit], in: all))
    }
  }

  private static let foundation: Name = "Foundation"

  private static func importsFoundation(_ file: FixableFile) -> Bool {
    file.facts.imports.contains { $0.module == foundation && $0.member.isEmpty && $0.condition == nil }
  }

  private static func refusal(_ line: Import, _ file: FixableFile) -> FixRefusal? {
    if line.condition != nil { return isConditional }
    if !isPlain(line, file) { return isSpecial }
    if !line.member.isEmpty { return isPart }
    if !KnownModules[line.module].contains(.interface) { return usesName.about(line.module.text) }
    if file.settings.mayNeedMemberImports { return needsMembers }
    if let reason = use(in: file.reading) { return reason }
    if isNeededElsewhere(line.module, file) { return nil }
    return file.settings.hasUnknownTarget(file.facts.path) ? hasUnknownTargets : isOnlyImport
  }

  /// The use of the framework that keeps the import of a file.
  private static func use(in reading: FileReading) -> FixRefusal? {
    if let member = uiReference(reading) { return usesMember.about(member) }
    if let name = FrameworkNames(in: reading).first { return usesName.about(name) }
    if let name = ExtensionMembers(in: reading).first { return usesExtension.about(name) }
    return IndirectUses(in: reading).first.map { usesMember.about($0) }
  }

  /// Whether the line contains only the import, without attributes and an access level.
  private static func isPlain(_ line: Import, _ file: FixableFile) -> Bool {
    file.text(line.range).hasPrefix("import ")
      && file.isBlank(from: file.lineStart(line.range.start), to: line.range.start)
      && file.isBlank(from: line.range.end, to: file.lineEnd(line.range.end))
  }

  /// The first use of a type of the user interface, including values of inferred types.
  private static func uiReference(_ reading: FileReading) -> String? {
    for declaration in reading.facts.topLevel {
      for category in [UICategory.view, .value, .service] {
        if let found = reading.uiReferences(in: declaration, to: category).first {
          return reading.project.name(of: found.referent).text
        }
      }
    }
    return nil
  }

  /// Whether each module of the file has another file that imports the framework and uses it. Its extensions of other types' members
  /// then stay visible, also in modules that import this one. A file without a use doesn't count, because it may lose its import as well.
  private static func isNeededElsewhere(_ module: Name, _ file: FixableFile) -> Bool {
    let project = file.reading.project
    var users: [FileID] = []
    for other in project.fileIDs where other != file.reading.file {
      guard !file.settings.mayDivide(file.facts.path, project.facts(other).path),
        project.facts(other).imports.contains(where: { isVisible($0, module, in: project.facts(other).path, file) }),
        use(in: FileReading(project, file: other)) != nil
      else { continue }
      users.append(other)
      if project.modules.contain(eachModuleOf: file.reading.file, users) { return true }
    }
    return false
  }

  /// Whether an import of another file makes the framework visible in the same modules. One that is only for the implementation hides it from
  /// modules that import this one.
  private static func isVisible(_ other: Import, _ module: Name, in path: String, _ file: FixableFile) -> Bool {
    guard other.module == module, other.condition == nil else { return false }
    return file.bytes(path).map { !FixableFile.text(other.range, of: $0).contains(hidingAttribute) } ?? false
  }

  private static let hidingAttribute = "@_implementationOnly"
}

/// The names in a file that a framework of the system, or one that it re-exports, may declare.
///
/// These are the names that the project doesn't declare: each type, as `ImageResource`, which UIKit re-exports, a constant as in
/// `kCATransitionFade`, an underscore as in `simd_float3`, and each function, as in `normalize(vector)`. Another value in lower
/// case, such as `title`, is a member if the type inherits from one that the project doesn't declare. Names of the standard library, of Foundation and of another imported
/// module don't need the import. The project may declare a name in `#if` to replace one of the framework. An unknown type may belong to another imported module or to the framework, so it does.
private struct FrameworkNames {
  private(set) var first: String?
  private let facts: FileFacts
  private let project: Project

  init(in reading: FileReading) {
    (facts, project) = (reading.facts, reading.project)
    let callees = Set(facts.expressionIDs.filter { facts[$0].kind == .call }.compactMap(facts.callee))
    for type in facts.typeIDs {
      let node = facts[type]
      guard node.kind == .named else { continue }
      note(node.name, reading.project.lookUp(node.name, owner: node.owner, file: reading.file))
    }
    for expression in facts.expressionIDs {
      let node = facts[expression]
      if node.kind == .macro { noteMacro(node.name) }
      guard node.kind == .reference else { continue }
      if LanguageWords.isReserved(node.name) { continue }
      if mayBeInherited(node, reading) && !callees.contains(expression) { continue }
      let found = reading.project.declaration(
        of: node.name, at: node.range.start, owner: node.owner, file: reading.file)
      if let found {
        if project[found].parent == nil, project[found].condition != nil { first = first ?? node.name.text }
      } else {
        note(node.name, project.lookUp(node.name, owner: node.owner, file: reading.file))
      }
    }
    // Attributes in lower case are the language's.
    for attribute in facts.attributes where !attribute.name.isLowercase {
      note(attribute.name, reading.project.lookUp(attribute.name, owner: nil, file: reading.file))
    }
  }

  private mutating func note(_ name: Name, _ referent: Referent) {
    guard first == nil, mayBelongToFramework(name, referent) else { return }
    first = name.text
  }

  private mutating func noteMacro(_ name: Name) {
    // Macros in lower case are the language's, except for these literals.
    if first == nil, !name.isLowercase || FrameworkNames.literals.contains(name) { first = "#" + name.text }
  }

  /// Literals whose types a framework of the user interface declares.
  private static let literals: NameSet = ["imageLiteral", "colorLiteral"]

  private func mayBelongToFramework(_ name: Name, _ referent: Referent) -> Bool {
    switch referent {
    case .project(let type): project[project[type].declaration].condition != nil
    case .generic, .ambiguous: false
    case .system(let system): system.framework != "Foundation" && !isImported(system.framework)
    case .unknown: !isKnownWithoutFramework(name)
    }
  }

  /// Whether the language, Foundation or another imported module declares a name.
  private func isKnownWithoutFramework(_ name: Name) -> Bool {
    LanguageWords.isReserved(name) || name.hasPrefix("$") || StandardTypes.contains(name)
      || FoundationTypes.contains(name) || StandardFunctions.contains(name) || ImportedTypes.contain(name, in: facts)
      || isImported(name)
  }

  private func isImported(_ framework: Name) -> Bool {
    KnownModules[framework].isDisjoint(with: [.interface, .partlyInterface])
      && facts.imports.contains { $0.module == framework }
  }

  /// Whether the name of a value may be that of an inherited property, rather than of a constant of C or a function.
  private func mayBeInherited(_ node: Expression, _ reading: FileReading) -> Bool {
    let letters = node.name.text.drop { $0 == "_" }
    let isConstant = letters.first == "k" && letters.dropFirst().first?.isUppercase ?? false
    guard node.name.isLowercase, !isConstant, !letters.contains("_") else { return false }
    return reading.enclosingType(of: node.owner).map { !reading.project.externalSupertypes(of: $0).isEmpty } ?? false
  }
}
