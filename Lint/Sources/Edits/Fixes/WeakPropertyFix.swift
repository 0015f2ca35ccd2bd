import LintAnalysis
import LintEngine
import LintRules
import LintSemantics
import LintSyntax
import SwiftSyntax

/// Makes a property of a view model or presenter weak.
enum WeakPropertyFix: FixProvider {
  static let rules = [PresenterRetainsView.name, ViewModelRetainsObserver.name]
  static let level = FixLevel.suggested

  private static let isNotOptionalVariable = FixRefusal("the property isn't an optional variable of its own")
  private static let isSpecial = FixRefusal("the property has an attribute, an initial value or observers")
  private static let isNotClassBound = FixRefusal("the property's type isn't known to be bound to classes")
  private static let isPublic = FixRefusal(
    "the type is public, so other code may pass objects that nothing else retains")
  private static let isUnchecked = FixRefusal("code that isn't checked, such as a test, names the type")
  fileprivate static let isUnretained = FixRefusal("no other object is known to retain the value")
  fileprivate static let isOutlived = FixRefusal(
    "other code may retain the object with the property longer than the value")

  static func proposals(for findings: [ReportedFinding], in file: FixableFile) -> [FixProposal] {
    findings.map { finding in
      let place = finding.extent.range.start
      guard
        let property = file.facts.declarationIDs.first(where: {
          file.facts[$0].kind == .property && file.facts[$0].nameStart == place
        })
      else { return refused(finding, isNotOptionalVariable) }
      if let reason = refusal(property, file) { return refused(finding, reason) }
      guard let keyword = keyword(property, file) else { return refused(finding, isNotOptionalVariable) }
      let name = file.facts[property].name
      return .fix(
        Fix(
          of: [finding], level, "Make '\(name)' weak", [.inserting("weak ", at: keyword)],
          in: [file.facts[property].range]))
    }
  }

  private static func refusal(_ property: DeclarationID, _ file: FixableFile) -> FixRefusal? {
    let (facts, project) = (file.facts, file.reading.project)
    let declaration = facts[property]
    guard !declaration.modifiers.contains(.constant), let written = declaration.type, facts[written].kind == .optional,
      let type = facts.onlyPart(of: written), let owner = file.reading.enclosingType(of: declaration.parent)
    else { return isNotOptionalVariable }
    if declaration.value != nil || declaration.modifiers.contains(.lazy) || !facts.attributes(of: declaration).isEmpty
      || !facts.children(of: property).allSatisfy({ facts[$0].kind != .accessor })
    {
      return isSpecial
    }
    guard project[owner].kind == .class, project.isBoundToClasses(file.reading.use(type)) else {
      return isNotClassBound
    }
    // Other packages and tests may retain no object that they pass.
    if !project[project[owner].declaration].modifiers.isDisjoint(with: [.public, .open]) { return isPublic }
    if let reason = ValueSources(of: declaration.name, of: owner, in: project).refusal { return reason }
    return file.settings.uncheckedCodeNames(project[owner].name) ? isUnchecked : nil
  }

  /// The place of `var` in a declaration of one property.
  private static func keyword(_ property: DeclarationID, _ file: FixableFile) -> UInt32? {
    guard let pattern = file.node(IdentifierPatternSyntax.self, at: file.facts[property].nameStart),
      let variable = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.tokenKind == .keyword(.var)
    else { return nil }
    return UInt32(variable.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

extension Project {
  /// Whether only classes can conform to a type or be it.
  fileprivate func isBoundToClasses(_ use: TypeUse) -> Bool {
    let found = referents(of: use)
    return found.count == 1 && found.allSatisfy(isBoundToClasses)
  }

  private func isBoundToClasses(_ referent: Referent) -> Bool {
    switch referent {
    case .system(let system):
      !system.isOfSwiftUI && [.view, .cell, .controller, .interface].contains(system.kind)
        && !system.traits.contains(.root)
    case .project(let type): isBoundToClasses(type)
    default: false
    }
  }

  private func isBoundToClasses(_ type: TypeID) -> Bool {
    switch self[type].kind {
    case .class, .actor: return true
    case .protocol: break
    default: return false
    }
    if externalSupertypes(of: type).contains(where: {
      !CommonSupertypes[$0].isDisjoint(with: [.object, .classConstraint])
    }) {
      return true
    }
    // `protocol ListView where Self: UIView`, `protocol ListView: UIView`
    return systemAncestors(of: type).contains { isBoundToClasses(.system($0.system)) }
      || ancestors(of: type).contains {
        self[$0].kind == .class || self[$0].kind == .protocol && $0 != type && isBoundToClasses($0)
      }
  }
}

/// The values that code assigns to a property.
private struct ValueSources {
  private let property: Name
  private let owner: TypeID
  private let project: Project

  init(of property: Name, of owner: TypeID, in project: Project) {
    self.property = property
    self.owner = owner
    self.project = project
  }

  private enum ValueOrigin {
    /// Another object retains the value.
    case retained
    /// Another object retains the value, but other code may retain the property's owner for longer.
    case outlived
    /// Nothing is assigned: `nil`.
    case empty
    case unknown
  }

  /// The reason why the property has to retain its values; nil if other objects retain all of them.
  var refusal: FixRefusal? {
    let sources = all.filter { $0 != .empty }
    if sources.isEmpty || sources.contains(.unknown) { return WeakPropertyFix.isUnretained }
    return sources.contains(.outlived) ? WeakPropertyFix.isOutlived : nil
  }

  private var all: [ValueOrigin] {
    guard let writes = PropertyWrites(to: property, of: owner, in: project).all else { return [.unknown] }
    return writes.flatMap { write in
      parameter(write.value, write.file).map(arguments) ?? [source(write.value, write.file)]
    }
  }

  /// The parameter of an initializer of the property's type that a value names.
  private func parameter(_ value: ExpressionID, _ file: FileID) -> SymbolID? {
    guard let found = FileReading(project, file: file, recordsDependencies: false).member(namedBy: value),
      project[found].kind == .parameter, let function = project[found].parent,
      project.file(found)[function].kind == .initializer, project.enclosingType(of: found) == owner
    else { return nil }
    return found
  }

  /// The values that all code passes for a parameter of an initializer.
  private func arguments(for parameter: SymbolID) -> [ValueOrigin] {
    guard let calls = ObjectCreations(of: owner, in: project).calls, !calls.isEmpty else { return [.unknown] }
    let label = project[parameter].label
    guard let initializer = project[parameter].parent, isOnlyParameter(parameter, of: initializer, label) else {
      return [.unknown]
    }
    return calls.map { call in
      let facts = project.facts(call.file)
      // Another initializer has no argument for the parameter, and passes one on itself.
      guard let argument = facts.arguments(of: call.expression).first(where: { facts[$0].name == label }) else {
        return project[parameter].value.map { source($0, parameter.file) } ?? .empty
      }
      return facts.firstPart(of: argument).map { source($0, call.file) } ?? .unknown
    }
  }

  /// Whether no other parameter of an initializer has the same label, so that the label identifies an argument.
  private func isOnlyParameter(_ parameter: SymbolID, of initializer: DeclarationID, _ label: Name) -> Bool {
    let facts = project.file(parameter)
    return facts.children(of: initializer).allSatisfy {
      facts[$0].kind != .parameter || facts[$0].label != label || $0 == parameter.declaration
    }
  }

  /// An object that the property's owner can't outlive, because of the properties that retain both.
  private func source(_ value: ExpressionID, _ file: FileID) -> ValueOrigin {
    let facts = project.facts(file)
    let node = facts[value]
    if node.kind == .nil { return .empty }
    if isSharedConstant(value, file) { return .retained }
    guard let enclosing = project.enclosingType(of: node.owner, file: file), enclosing != owner else { return .unknown }
    let holders = RetainedObjects(in: project)
    let isRetained =
      node.kind == .reference && node.name == LanguageWords.selfWord
      ? holders.areRetained(enclosing, except: owner)
      : ownProperty(value, of: enclosing, file).map(holders.isLasting) ?? false
    if !isRetained { return .unknown }
    return holders.areStored(owner, onlyBy: enclosing) ? .retained : .outlived
  }

  /// Whether an expression names a constant at the top of a file or of a type, such as `Log.shared`.
  private func isSharedConstant(_ value: ExpressionID, _ file: FileID) -> Bool {
    guard let found = FileReading(project, file: file).member(namedBy: value), project[found].kind == .property,
      project[found].modifiers.contains(.constant)
    else { return false }
    return project[found].parent == nil || project[found].modifiers.contains(.static)
  }

  /// The stored property of the enclosing object that an expression refers to: `list`, `self.list`.
  private func ownProperty(_ value: ExpressionID, of enclosing: TypeID, _ file: FileID) -> SymbolID? {
    let found = FileReading(project, file: file).member(namedBy: value)
    return found.flatMap { project.storedProperties(of: enclosing).contains($0) ? $0 : nil }
  }
}
