import LintAnalysis
import LintSemantics
import LintSyntax

/// Proves that objects are retained as long as other objects can use them.
///
/// A lasting property is a constant, or a variable that nothing replaces after initialization. An object in one lives as long as the
/// object with the property. If only one class stores an object, then nothing can use the object without an instance of that class.
/// A view hierarchy or a variable proves nothing: either may let go of an object that is still in use.
struct RetainedObjects {
  private let project: Project

  init(in project: Project) { self.project = project }

  /// Whether objects of a class are stored by properties of a class, and other code doesn't retain them.
  func areStored(_ type: TypeID, onlyBy holder: TypeID) -> Bool {
    let family = family(of: type)
    let storages = storedValues.filter {
      project[$0].modifiers.isDisjoint(with: [.weak, .unowned]) && stores($0, family)
    }
    return !storages.isEmpty
      && storages.allSatisfy {
        project[$0].kind == .property && project[$0].parent != nil
          && project[$0].modifiers.isDisjoint(with: [.static, .class]) && project.enclosingType(of: $0) == holder
      } && ConfinedObjects(of: family, in: storages, of: holder, project).areProven
  }

  /// Whether each object of a class is created as the initial value of a lasting property of another class.
  func areRetained(_ type: TypeID, except other: TypeID) -> Bool {
    guard project[type].kind == .class, project.descendants(of: type).isEmpty, isCreatedByCode(type) else {
      return false
    }
    var count = 0
    for file in project.fileIDs {
      for use in uses(of: type, in: file) {
        guard case .creation(let call) = use, let property = property(initializedBy: call, file), isLasting(property),
          let holder = project.enclosingType(of: property), holder != type, holder != other
        else { return false }
        count += 1
      }
    }
    return count > 0
  }

  /// Whether a property of a class retains its object as long as its own object lives.
  func isLasting(_ property: SymbolID) -> Bool {
    let declaration = project[property]
    guard let holder = project.enclosingType(of: property),
      project[holder].kind == .class || project[holder].kind == .actor,
      project.isStoredProperty(declaration), declaration.modifiers.isDisjoint(with: [.weak, .unowned]),
      project.file(property).attributes(of: declaration).isEmpty
    else { return false }
    if declaration.modifiers.contains(.constant) { return true }
    let writes = ([holder] + project.descendants(of: holder)).flatMap { project.writes(to: declaration.name, of: $0) }
    return writes.allSatisfy(isInInitializer) && !isAssignedFromOutside(declaration.name, of: holder)
  }
}

extension RetainedObjects {
  /// A class with the types by which code can store its objects.
  private func family(of type: TypeID) -> Set<TypeID> {
    Set([type] + project.ancestors(of: type) + project.descendants(of: type))
  }

  /// The properties of all types and files, and the payloads of all cases.
  private var storedValues: [SymbolID] {
    let members = project.typeIDs.flatMap { type in
      project.members(of: type).flatMap { member -> [SymbolID] in
        if project[member].kind != .enumCase { return [member] }
        return project.file(member).children(of: member.declaration).map {
          SymbolID(file: member.file, declaration: $0)
        }
      }
    }
    return (members + project.globals.values.joined()).filter {
      project[$0].kind == .parameter || project[$0].kind == .property && !project[$0].modifiers.contains(.computed)
    }
  }

  /// Whether a property or payload can store an object, by itself or as an element.
  private func stores(_ id: SymbolID, _ family: Set<TypeID>) -> Bool {
    guard let written = project[id].type else {
      return project.value(of: id)?.referent.type.map(family.contains) ?? false
    }
    return project.file(id).subtree(of: written).contains { part in
      project.referents(of: TypeUse(file: id.file, node: part)).contains { $0.type.map(family.contains) ?? false }
    }
  }

  private enum TypeReference {
    case creation(ExpressionID)
    /// The type as a value, with which other code can create objects.
    case metatype
  }

  /// The places in a file that create objects of a type or pass the type on. Casts and static members are left out.
  private func uses(of type: TypeID, in file: FileID) -> [TypeReference] {
    let facts = project.facts(file)
    let name = project[type].name
    return facts.expressionIDs.compactMap { index in
      guard [.reference, .member, .type].contains(facts[index].kind),
        facts[index].name == name || facts[index].name == LanguageWords.selfType || facts[index].kind == .type,
        let value = project.value(of: index, file: file), value.isType, value.referent.type == type
      else { return nil }
      guard let next = facts.expression(beginningWith: index) else {
        return facts[index].kind == .type ? nil : .metatype
      }
      switch facts[next].kind {
      case .call: return .creation(next)
      case .member where facts[next].name == LanguageWords.initializer:
        return facts.expression(beginningWith: next).map { .creation($0) } ?? .metatype
      case .member where facts[next].name == LanguageWords.selfWord: return .metatype
      default: return nil
      }
    }
  }

  private func property(initializedBy call: ExpressionID, _ file: FileID) -> SymbolID? {
    let facts = project.facts(file)
    guard let binding = facts[call].parent, facts[binding].kind == .binding, let declared = facts[binding].declaration
    else {
      return nil
    }
    return facts[declared].kind == .property ? SymbolID(file: file, declaration: declared) : nil
  }

  private static let coderLabel: Name = "coder"
  private static let fatalError: Name = "fatalError"

  /// Whether no storyboard or nib can create a view or controller, because its initializer for them stops the app.
  private func isCreatedByCode(_ type: TypeID) -> Bool {
    let isOfSystem = project.systemAncestors(of: type).contains {
      [.view, .cell, .controller].contains($0.system.kind)
    }
    return !isOfSystem
      || project.members(of: type).contains { member in
        let facts = project.file(member)
        let declaration = project[member]
        let isDecoder = facts.children(of: member.declaration).contains {
          facts[$0].kind == .parameter && facts[$0].label == Self.coderLabel
        }
        return declaration.kind == .initializer && isDecoder
          && declaration.code.contains { facts[$0].name == Self.fatalError }
      }
  }

  private func isInInitializer(_ write: Write) -> Bool {
    let facts = project.facts(write.file)
    return facts.enclosing(write.owner).first { facts[$0].kind.isCallable }.map { facts[$0].kind == .initializer }
      ?? false
  }

  /// Whether code may assign a member of another object. An object of an unknown type counts.
  private func isAssignedFromOutside(_ name: Name, of holder: TypeID) -> Bool {
    let family = family(of: holder)
    return project.assignments(toMember: name).contains { place in
      let facts = project.facts(place.file)
      guard let base = facts.target(of: place.expression).flatMap(facts.firstPart), !facts.isSelf(base) else {
        return false
      }
      return project.value(of: base, file: place.file)?.referent.type.map(family.contains) ?? true
    }
  }
}
