public import LintEdits
public import LintSemantics
public import LintSyntax

/// The changes of a file in which types adopt roles: imports of the kit's protocols, and extensions below the declarations.
public struct FileAdoption {
  /// A type of the file and the role that it adopts.
  public struct Conformance {
    let declaration: DeclarationID
    let role: AdoptableRole
    /// Whether other modules can use the type.
    let isPublic: Bool

    public init(_ candidate: AdoptionCandidate, in project: Project) {
      declaration = project[candidate.type].declaration.declaration
      role = candidate.role
      isPublic = project.isPublic(candidate.type)
    }
  }

  private let facts: FileFacts
  private let text: SourceLines
  private let conformances: [Conformance]
  /// The module of the kit.
  private let module: Name
  /// Whether imports without an access level are internal.
  private let importsInternally: Bool
  /// Whether the compiler refuses an import of the kit without an access level.
  private let needsAccess: Bool

  public init(
    _ facts: FileFacts, source: [UInt8], _ conformances: [Conformance], module: Name, importsInternally: Bool,
    needsAccess: Bool = false
  ) {
    self.facts = facts
    text = SourceLines(source)
    self.conformances = conformances
    self.module = module
    self.importsInternally = importsInternally || text.hasPublicImport(facts)
    self.needsAccess = needsAccess
  }

  public var edits: [TextEdit] {
    let missing = missingImports
    let needsPublic = missing.contains(where: \.isPublic)
    let raised = needsPublic ? facts.imports.filter { $0.module == module && !isImportedPublicly($0) } : []
    let isPublic = needsPublic || facts.imports.contains { $0.module == module && text.isPublic($0) }
    let imports = missing.filter { each in !raised.contains { covers($0, each.name) } }.map { each in
      "\(accessWord(each.isPublic, besidePublic: isPublic))import protocol \(module).\(each.name)"
    }
    return Self.merged((imports.isEmpty ? [] : [importEdit(imports)]) + raised.map(text.publicEdit) + extensionEdits)
  }

  /// Joins the texts that are inserted at the same place, in their order.
  private static func merged(_ edits: [TextEdit]) -> [TextEdit] {
    Dictionary(grouping: edits, by: \.range).map { range, edits in TextEdit(range, edits.map(\.replacement).joined()) }
  }

  // MARK: Imports

  /// - Parameter isBesidePublic: whether the file has a public import of the module. The compiler warns about a lower access level
  ///   beside it.
  private func accessWord(_ isPublic: Bool, besidePublic isBesidePublic: Bool) -> String {
    let isRaised = isPublic || isBesidePublic
    if needsAccess { return isRaised ? "public " : "internal " }
    return isRaised && importsInternally ? "public " : ""
  }

  private var missingImports: [(name: Name, isPublic: Bool)] {
    AdoptableRole.allCases.compactMap { role in
      let adopting = conformances.filter { $0.role == role }
      if adopting.isEmpty { return nil }
      let isPublic = adopting.contains(where: \.isPublic)
      return isImported(role.protocolName, publicly: isPublic) ? nil : (role.protocolName, isPublic)
    }
  }

  private func isImported(_ name: Name, publicly isPublic: Bool) -> Bool {
    facts.imports.contains { each in
      covers(each, name) && (!isPublic || isImportedPublicly(each))
    }
  }

  private func isImportedPublicly(_ each: Import) -> Bool {
    text.isPublic(each) || !importsInternally && !text.isRestricted(each)
  }

  private func covers(_ each: Import, _ name: Name) -> Bool {
    each.module == module && each.condition == nil && (each.member.isEmpty || each.member == name)
  }

  /// Inserts the imports below the last one at file scope that isn't in an `#if` and has its line to itself, or above the first
  /// declaration.
  private func importEdit(_ lines: [String]) -> TextEdit {
    guard let last = facts.imports.last(where: { $0.condition == nil && !isFollowedByDeclaration($0) }) else {
      let place = FileHeader(of: text, precedesImport: precedesImport).codePlace
      let ending = text.lineEnding(around: place.range.lowerBound)
      let before = String(repeating: ending, count: place.missingBreaks)
      let range = ByteRange(start: UInt32(place.range.lowerBound), end: UInt32(place.range.upperBound))
      return TextEdit(range, before + lines.joined(separator: ending) + ending + ending)
    }
    let end = endOfLine(last)
    let ending = text.lineEnding(around: end)
    // swift-format separates imports of single declarations from the others.
    let between = text.isScoped(last) ? "" : ending
    return .inserting(between + lines.map { ending + $0 }.joined(), at: UInt32(end))
  }

  /// Whether the first import, which then is in an `#if` or in the line of a declaration, precedes all declarations.
  private var precedesImport: Bool {
    guard let first = facts.imports.first else { return false }
    return facts.topLevel.allSatisfy { first.range.start < facts[$0].range.start }
  }

  private func endOfLine(_ line: Import) -> Int { text.endOfLine(outsideCommentsFrom: Int(line.range.end)) }

  /// Whether a declaration begins in the line of an import.
  private func isFollowedByDeclaration(_ line: Import) -> Bool {
    let end = endOfLine(line)
    return facts.topLevel.contains { line.range.end <= facts[$0].range.start && facts[$0].range.start < UInt32(end) }
  }

  // MARK: Extensions

  private var extensionEdits: [TextEdit] {
    let paths = conformances.map { (path: ScopePath(of: $0.declaration, in: facts), role: $0.role) }
    // A comment of several lines after a declaration can end beside the next one. Both then have the same place below.
    return Dictionary(grouping: paths) { endOfLine($0.path.outermost) }.map { end, adopting in
      let outermost = Dictionary(grouping: adopting, by: \.path.outermost).sorted { $0.key.number < $1.key.number }
      let ending = text.lineEnding(around: end)
      let lines = outermost.flatMap { [""] + extensions(below: $0.key, $0.value) }
      let written = lines.map { ending + $0 }.joined()
      return .inserting(written + (text.hasCodeOnNextLine(after: end) ? ending : ""), at: UInt32(end))
    }
  }

  private func endOfLine(_ declaration: DeclarationID) -> Int {
    text.endOfLine(outsideCommentsFrom: Int(facts[declaration].range.end))
  }

  private func extensions(
    below outermost: DeclarationID, _ adopting: [(path: ScopePath, role: AdoptableRole)]
  ) -> [String] {
    let indentation = text.indentation(ofLineAround: Int(facts[outermost].range.start))
    let lines = adopting.flatMap { attributes(of: $0.path) + [line(for: $0.path, $0.role)] }
    return lines.map { indentation + $0 }
  }

  private func line(for path: ScopePath, _ role: AdoptableRole) -> String {
    "extension \(path.name(in: text)): \(module).\(role.protocolName) {}"
  }

  /// The attributes without which an extension can't name the type.
  private func attributes(of path: ScopePath) -> [String] {
    var lines: [String] = []
    for declaration in path.declarations.reversed() {
      for attribute in facts.copiedAttributes(of: declaration) {
        let line = text.text(in: attribute.range)
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }
}
