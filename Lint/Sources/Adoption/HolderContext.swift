import LintSemantics
import LintSyntax

/// The values besides the facts of a type that the decisions about holders depend on.
struct HolderContext {
  let project: Project
  /// The bytes of a file; nil if it can't be read.
  private let source: (FileID) -> [UInt8]?
  /// The declarations in which `Self` is a subclass of a class, by the class.
  private let bodies: [TypeID: [SymbolID]]

  init(_ project: Project, source: @escaping (FileID) -> [UInt8]?) {
    self.project = project
    self.source = source
    bodies = Dictionary(
      grouping: project.fileIDs.flatMap(project.constrainedBodies), by: \.type
    ).mapValues { $0.map(\.body) }
  }

  /// The declarations in which `Self` is one of some classes, besides their own bodies.
  func bodies(ofSelfIn classes: [TypeID]) -> [SymbolID] { classes.flatMap { bodies[$0] ?? [] } }

  /// Whether another binding of the same declaration follows a name, which gives it its type: `let viewModel, other: A`.
  func isFollowedByBinding(_ property: SymbolID) -> Bool {
    let declaration = project[property]
    guard let bytes = source(property.file) else { return false }
    let end = Int(declaration.nameStart) + declaration.name.text.utf8.count
    let text = SourceLines(bytes)
    return end < bytes.count && bytes.dropFirst(text.skippingComments(from: end)).first == UInt8(ascii: ",")
  }

  /// Whether an attribute `@available` makes a declaration unavailable in some builds or on some systems.
  func isConditional(_ attribute: Attribute, _ file: FileID) -> Bool {
    guard let bytes = source(file), attribute.range.end <= bytes.count else { return true }
    let text = bytes[Int(attribute.range.start)..<Int(attribute.range.end)]
    return Availability(String(decoding: text, as: UTF8.self)).isConditional
  }
}

extension Project {
  /// The declarations of a file whose `where` clauses say that `Self` is a type, and the type. The clause of a protocol applies to its
  /// extensions, too.
  fileprivate func constrainedBodies(_ file: FileID) -> [(type: TypeID, body: SymbolID)] {
    let facts = facts(file)
    return facts.declarationIDs.filter { !facts[$0].constraints.isEmpty }.flatMap { id in
      let declaration = SymbolID(file: file, declaration: id)
      let types = constraints(of: declaration).filter { isSelf($0.subject) }.compactMap { referent(of: $0.type).type }
      let bodies = facts[id].kind == .protocol ? type(declaredBy: declaration).map { self[$0].bodies } : nil
      return types.flatMap { type in (bodies ?? [declaration]).map { (type, $0) } }
    }
  }

  private func isSelf(_ use: TypeUse) -> Bool {
    let node = facts(use.file)[use.node]
    return node.kind == .named && node.name == LanguageWords.selfType
  }
}

/// The arguments of an attribute `@available`.
struct Availability {
  private let arguments: [Substring]

  init(_ attribute: String) {
    let code = attribute.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    arguments = code.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
  }

  private static let harmless: Set<Substring> = ["deprecated", "message", "renamed"]

  /// Whether there are builds or systems without the declaration. Deprecation alone leaves it available.
  var isConditional: Bool {
    guard let platform = arguments.first, platform.split(whereSeparator: \.isWhitespace).count == 1 else { return true }
    return !arguments.dropFirst().allSatisfy { argument in
      Self.harmless.contains(argument.prefix { $0 != ":" }.filter { !$0.isWhitespace }[...])
    }
  }
}
