import LintSyntax

/// The text literals of a value in a package manifest, such as the names in a list of dependencies.
struct ManifestTexts {
  private(set) var literals: [ExpressionID] = []
  /// Whether the value is written in literals and constants, so that there are no other texts.
  private(set) var areComplete = true

  private let facts: FileFacts
  /// The constants whose values are being read.
  private var open: Set<DeclarationID> = []

  init(of value: ExpressionID, in facts: FileFacts) {
    self.facts = facts
    read(value)
  }

  private static let plus: Name = "+"
  private static let name: Name = "name"

  private mutating func read(_ value: ExpressionID) {
    let expression = facts[value]
    switch expression.kind {
    case .literal: literals.append(value)
    case .array, .sequence: for part in facts.parts(of: value) { read(part) }
    case .operator: areComplete = areComplete && expression.name == Self.plus
    case .cast, .type: break
    case .call: readCall(value)
    case .reference, .member: readConstant(value)
    default: readAll(of: value)
    }
  }

  /// Reads the constant that a value names. A member that the manifest doesn't declare is one of the package description, such as `.v6`.
  private mutating func readConstant(_ value: ExpressionID) {
    let declared = declarations(of: facts[value].name)
    if declared.isEmpty, facts[value].flags.contains(.implicitBase) { return }
    guard declared.count == 1, facts[declared[0]].modifiers.contains(.constant),
      let initial = facts.initialValue(of: declared[0]), open.insert(declared[0]).inserted
    else {
      areComplete = false
      return
    }
    read(initial)
    open.remove(declared[0])
  }

  /// Reads the names of a dependency such as `.product(name: "A", package: "B")`, and the arguments without a label of a setting.
  private mutating func readCall(_ call: ExpressionID) {
    guard let callee = facts.callee(of: call), facts[callee].kind == .member,
      declarations(of: facts[callee].name).isEmpty
    else { return readAll(of: call) }
    for argument in facts.arguments(of: call) where [.none, Self.name].contains(facts[argument].name) {
      if let value = facts.firstPart(of: argument) { read(value) }
    }
  }

  /// Reads the literals of code that isn't understood.
  private mutating func readAll(of value: ExpressionID) {
    areComplete = false
    literals += facts.subtree(of: value).filter { facts[$0].kind == .literal }
  }

  private func declarations(of name: Name) -> [DeclarationID] {
    facts.declarationIDs.filter { id in
      let kind = facts[id].kind
      return facts[id].name == name && (kind == .property || kind == .function || kind == .local)
    }
  }
}

extension FileFacts {
  private static let package: Name = "Package"

  /// Whether code of a manifest uses a property of a target after its declaration, and may change it. In an extension of `Target`, the
  /// name alone is such a use.
  func changesTargets(by property: Name) -> Bool {
    lazy var isDeclared = declarations.contains { $0.name == property }
    return expressionIDs.contains { id in
      if self[id].kind == .reference, self[id].name == property { return !isDeclared }
      guard self[id].kind == .member, self[id].name == property, !self[id].flags.contains(.implicitBase) else {
        return false
      }
      return !(firstPart(of: id).map(isPackage) ?? false)
    }
  }

  /// Whether a value is the constant with the package.
  private func isPackage(_ base: ExpressionID) -> Bool {
    guard self[base].kind == .reference else { return false }
    return topLevel.contains { id in
      guard self[id].name == self[base].name, let call = initialValue(of: id) else { return false }
      return callee(of: call).map { self[$0].name == Self.package } ?? false
    }
  }
}
