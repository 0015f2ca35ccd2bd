import LintSemantics
import LintSyntax

/// Decides whether an extension that adopts a role can be written to a file.
struct FileCheck {
  private let file: FileID
  private let project: Project
  private let facts: FileFacts

  init(_ file: FileID, _ project: Project) {
    self.file = file
    self.project = project
    facts = project.facts(file)
  }

  func refusal(_ role: AdoptableRole, _ module: (FileID) -> Name) -> AdoptionRefusal? {
    if facts.isGenerated { return .generatedFile }
    if facts.syntaxError != nil { return .syntaxError }
    let module = module(file)
    if project.declares(module, inModuleOf: file) || project.importsType(module, file: file) {
      return .moduleNameInUse(module)
    }
    if facts.importsAll(of: module) { return nil }
    if role == .view, project.imports(.swiftUI, file: file) { return .swiftUIFile }
    return usesOther(role.protocolName) ? .nameInUse(role.protocolName) : nil
  }

  /// Whether the name refers to a declaration of another module, which a scoped import would hide. A declaration of the file's
  /// own module precedes the import.
  private func usesOther(_ name: Name) -> Bool {
    if project.declares(name, inModuleOf: file) { return false }
    let isMentioned = facts.typeIDs.contains { node in
      guard facts[node].kind == .named, facts[node].name == name, !isLocalType(name, facts[node].owner) else {
        return false
      }
      switch referent(of: name, facts[node].owner) {
      case .project(let type): return project[type].outer == nil
      case .generic: return false
      default: return !facts.imports.contains { $0.member == name && KnownModules[$0.module].contains(.kit) }
      }
    }
    return isMentioned || isAttribute(name)
      || facts.expressions.contains { $0.kind == .reference && $0.name == name && isUnresolved($0) }
  }

  /// Whether an attribute whose name begins with this one refers to a property wrapper, result builder or global actor of another
  /// module. The import hides no macro, but only the sources of a macro's module tell it apart.
  private func isAttribute(_ name: Name) -> Bool {
    facts.attributes.contains { attribute in
      guard attribute.base == name else { return false }
      let owner = facts.declarationIDs.last { facts[$0].range.contains(attribute.range.start) }
      let type = project.lookUp(name, owner: owner, file: file).type
      return type.map { project[$0].outer == nil } ?? !project.declaresMacro(name, visibleIn: file)
    }
  }

  /// Whether a function around the use of a name declares a type with the name.
  private func isLocalType(_ name: Name, _ owner: DeclarationID?) -> Bool {
    facts.enclosing(owner).contains { outer in
      !facts[outer].kind.hasMembers
        && facts.children(of: outer).contains { facts[$0].kind.isNominal && facts[$0].name == name }
    }
  }

  /// Whether a name refers to a local, a parameter or a member.
  private func isLocalOrMember(_ expression: Expression) -> Bool {
    let (name, start, owner) = (expression.name, expression.range.start, expression.owner)
    guard let found = project.declaration(of: name, at: start, owner: owner, file: file) else { return false }
    return project[found].parent != nil
  }

  private func isUnresolved(_ expression: Expression) -> Bool {
    if isLocalType(expression.name, expression.owner) || isLocalOrMember(expression) { return false }
    switch referent(of: expression.name, expression.owner) {
    case .project(let type): return project[type].outer == nil
    case .generic: return false
    default: return true
    }
  }

  /// The declaration that a name refers to. In an extension of a generic type, that can be a parameter of the type.
  private func referent(of name: Name, _ owner: DeclarationID?) -> Referent {
    for outer in facts.enclosing(owner) where facts[outer].kind == .extension {
      guard let extended = project.type(declaredBy: SymbolID(file: file, declaration: outer)) else { continue }
      if let parameter = project.genericParameter(name, of: extended) { return .generic(parameter) }
    }
    return project.lookUp(name, owner: owner, file: file)
  }
}

extension Project {
  /// The generic parameter with a name of a type, or of a type around it.
  func genericParameter(_ name: Name, of type: TypeID) -> SymbolID? {
    withOuterTypes(type).lazy.map { self[$0].declaration }.compactMap { declaration in
      let facts = file(declaration)
      return facts.children(of: declaration.declaration).first {
        facts[$0].kind == .genericParameter && facts[$0].name == name
      }.map { SymbolID(file: declaration.file, declaration: $0) }
    }.first
  }
}

extension Project {
  /// Whether the module of a file declares a type with a name at its top.
  fileprivate func declares(_ name: Name, inModuleOf file: FileID) -> Bool {
    (topLevelTypes[name] ?? []).contains { type in
      let declaration = self[type].declaration
      let isHidden =
        declaration.file != file && !self[declaration].modifiers.isDisjoint(with: [.private, .fileprivate])
      return !isHidden && modules.areCompiledTogether(declaration.file, file)
    }
  }
}

extension Project {
  /// Whether a file imports a module of the project with a public type of a name at its top.
  fileprivate func importsType(_ name: Name, file: FileID) -> Bool {
    (topLevelTypes[name] ?? []).contains { type in
      let declaration = self[type].declaration
      return !self[declaration].modifiers.isDisjoint(with: [.public, .open]) && isImported(declaration.file, by: file)
    }
  }
}

extension Project {
  /// Whether the module of a file, or a module that it imports, declares a macro.
  fileprivate func declaresMacro(_ name: Name, visibleIn file: FileID) -> Bool {
    fileIDs.contains { other in
      (modules.areCompiledTogether(other, file) || isImported(other, by: file))
        && facts(other).topLevel.contains { facts(other)[$0].kind == .macro && facts(other)[$0].name == name }
    }
  }
}

extension Project {
  /// Whether an extension at the top of a file adopts a protocol of the kit for a type with this name. The app and SwiftUI may have a
  /// protocol with the same name. A file without an import of the kit may get it from another file.
  func adopts(_ name: Name, _ type: String, file: FileID) -> Bool {
    guard usesKit, importsKit(file: file) || !imports(.swiftUI, file: file) else { return false }
    let facts = facts(file)
    return facts.topLevel.contains { id in
      facts[id].kind == .extension && ScopePath(of: id, in: facts).displayedName == type
        && facts.roots(of: facts[id].inherited).contains { node in
          facts[node].name == name && referent(of: TypeUse(file: file, node: node)).type == nil
        }
    }
  }
}

extension FileFacts {
  /// Whether the file imports a whole module, in every configuration.
  func importsAll(of module: Name) -> Bool {
    imports.contains { $0.module == module && $0.member.isEmpty && $0.condition == nil }
  }
}
