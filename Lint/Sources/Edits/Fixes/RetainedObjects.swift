import LintAnalysis
import LintSemantics
import LintSyntax

/// Proves that objects are retained as long as other objects can use them.
///
/// A lasting property is a constant. An object in one lives as long as the object with the property. If only one class stores an object, then nothing can use the object without an instance of that class.
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
    return !storages.isEmpty && ObjectCreations(of: type, in: project).calls != nil
      && storages.allSatisfy {
        project[$0].kind == .property && project[$0].parent != nil
          && project[$0].modifiers.isDisjoint(with: [.static, .class]) && project.enclosingType(of: $0) == holder
          && project.file($0).attributes(of: project[$0]).isEmpty && !isCollection($0)
      } && ConfinedObjects(of: family, in: storages, of: holder, project).areProven
  }

  /// Whether each object of a class is created as the initial value of a lasting property of another class.
  func areRetained(_ type: TypeID, except other: TypeID) -> Bool {
    guard isCreatedByCode(type), let calls = ObjectCreations(of: type, in: project).calls, !calls.isEmpty else {
      return false
    }
    return calls.allSatisfy { call in
      guard let property = property(initializedBy: call), isLasting(property),
        let holder = project.enclosingType(of: property)
      else { return false }
      return holder != type && holder != other
    }
  }

  /// Whether a property of a class retains its object as long as its own object lives.
  func isLasting(_ property: SymbolID) -> Bool {
    let declaration = project[property]
    guard let holder = project.enclosingType(of: property),
      project[holder].kind == .class || project[holder].kind == .actor,
      project.isStoredProperty(declaration), declaration.modifiers.contains(.constant)
    else { return false }
    return declaration.modifiers.isDisjoint(with: [.weak, .unowned])
      && project.file(property).attributes(of: declaration).isEmpty
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

  /// Whether the objects are elements of the property's value, or parts of it.
  private func isCollection(_ property: SymbolID) -> Bool {
    guard let written = project[property].type else { return false }
    let facts = project.file(property)
    let part = facts[written].kind == .optional ? facts.onlyPart(of: written) : written
    return part.map { facts[$0].kind != .named || facts.firstPart(of: $0) != nil } ?? true
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

  private func property(initializedBy call: ObjectCreations.Call) -> SymbolID? {
    let facts = project.facts(call.file)
    guard let binding = facts[call.expression].parent, facts[binding].kind == .binding,
      let declared = facts[binding].declaration, facts[declared].kind == .property
    else { return nil }
    return SymbolID(file: call.file, declaration: declared)
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
}
