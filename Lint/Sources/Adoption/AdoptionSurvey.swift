public import LintSemantics
public import LintSyntax

/// Decides for each type with an inferred role whether it can adopt the role in an extension.
public struct AdoptionSurvey: Sendable {
  private let project: Project
  /// The decisions as if no superclass adopted a role, in the order of the types, once for each role.
  private let decisions: [AdoptionCandidate]
  /// The types that can adopt a role, as far as their declarations show.
  private let able: [AdoptableRole: [TypeID: AdoptionCandidate]]

  /// - Parameters:
  ///   - module: the module of the kit that a file imports.
  ///   - source: the bytes of a file; nil if it can't be read. They are read only if a decision depends on them.
  public init(_ project: Project, module: (FileID) -> Name, source: @escaping (FileID) -> [UInt8]? = { _ in nil }) {
    self.project = project
    let holders = HolderContext(project, source: source)
    var decisions: [AdoptionCandidate] = []
    let homonyms = HomonymousModules(project)
    for type in project.typeIDs {
      guard !homonyms.isEmpty || !project.isInKit(project[type].declaration.file) else { continue }
      for (role, claim) in Self.roles(of: type, holders) {
        let state = Self.state(of: type, role, holders, homonyms, module)
        decisions.append(AdoptionCandidate(type: type, role: role, claim: claim, state: state))
      }
    }
    self.decisions = decisions
    able = Dictionary(grouping: decisions.filter(\.isEligible), by: \.role).mapValues { candidates in
      Dictionary(candidates.map { ($0.type, $0) }) { first, _ in first }
    }
  }

  /// The types of other packages that the project extends.
  public var foreignTypes: [ForeignType] { project.foreignTypes }

  /// The types in the order of their declarations, once for each role.
  public var candidates: [AdoptionCandidate] { candidates() }

  /// The selected types in the order of their declarations, once for each role.
  ///
  /// - Parameters:
  ///   - isSelected: whether a type is to adopt its role.
  ///   - unable: the types that can't adopt a role because of their files, so that no subclass inherits it.
  public func candidates(
    where isSelected: (AdoptionCandidate) -> Bool = { _ in true }, without unable: Set<TypeID> = []
  ) -> [AdoptionCandidate] {
    decisions.filter(isSelected).map { candidate in
      var candidate = candidate
      if candidate.isEligible || candidate.isRefusedByPlace, let base = base(of: candidate, without: unable) {
        candidate.state = isSelected(base) ? .inherited(from: base.type) : .refused(.superclassLeftOut(name(of: base)))
      }
      return candidate
    }
  }

  private func name(of candidate: AdoptionCandidate) -> Name { project[candidate.type].name }

  /// The superclasses that candidates inherit their roles from.
  func bases(of candidates: [AdoptionCandidate], without unable: Set<TypeID>) -> [AdoptionCandidate] {
    var seen: Set<TypeID> = []
    return candidates.compactMap { base(of: $0, without: unable) }.filter { seen.insert($0.type).inserted }
  }

  /// The highest superclass that can adopt the role.
  private func base(of candidate: AdoptionCandidate, without unable: Set<TypeID>) -> AdoptionCandidate? {
    let bases = ableSuperclasses(of: candidate.type, candidate.role, without: unable)
    return bases.first { ableSuperclasses(of: $0.type, candidate.role, without: unable).isEmpty }
  }

  private func ableSuperclasses(
    of type: TypeID, _ role: AdoptableRole, without unable: Set<TypeID>
  ) -> [AdoptionCandidate] {
    // An observer is a holder, but not the other way around.
    let roles: [AdoptableRole] = role == .holder ? [.holder, .observer] : [role]
    return project.ancestors(of: type).compactMap { base in
      if project[base].kind != .class || unable.contains(base) { return nil }
      return roles.lazy.compactMap { able[$0]?[base] }.first
    }
  }

  /// The roles that a type can adopt according to the inferred ones.
  private static func roles(of type: TypeID, _ holders: HolderContext) -> [(AdoptableRole, RoleClaim)] {
    let project = holders.project
    let kind = project[type].kind
    guard kind.isNominal else { return [] }
    if let claim = project.roles.claim(.viewModel, of: type) { return [(.viewModel, claim)] }
    guard kind != .protocol, let view = project.roles.viewSide(type) else { return [] }
    var roles: [(AdoptableRole, RoleClaim)] = []
    if let drawn = project.roles.claim(.cell, of: type) ?? project.roles.claim(.view, of: type),
      project.roles.claim(.controller, of: type) == nil
    {
      roles.append((.view, drawn))
    }
    if kind == .class, let property = HolderProperty(of: type, holders) {
      roles.append((property.hasBind ? .observer : .holder, view))
    }
    return roles
  }

  private static func state(
    of type: TypeID, _ role: AdoptableRole, _ holders: HolderContext, _ homonyms: HomonymousModules,
    _ module: (FileID) -> Name
  ) -> AdoptionCandidate.State {
    let project = holders.project
    let declaration = project[type].declaration
    let kit = module(declaration.file)
    if let own = homonyms.module(hiding: kit, in: declaration.file) {
      return .refused(.ownModule(own))
    }
    let facts = project.file(declaration)
    let path = ScopePath(of: declaration.declaration, in: facts)
    let isWritten = project.adopts(role.protocolName, path.displayedName, file: declaration.file)
    if isWritten || role.isAdopted(by: type, project) { return .adopted }
    let refusal =
      role.refusal(of: type, holders) ?? path.refusal
      ?? project.genericParameter(kit, of: type).map { _ in .moduleNameOfParameter(kit) } ?? FileCheck(
        declaration.file, project
      ).refusal(role, module)
      ?? (project.isNameUnique(of: type, path) ? nil : .ambiguousName) ?? (path.endsOnSharedLine ? .sharedLine : nil)
    return refusal.map { .refused($0) } ?? .eligible
  }
}

extension AdoptionCandidate {
  /// Whether the type can't adopt the role where it is declared. It may still inherit the role.
  fileprivate var isRefusedByPlace: Bool {
    guard case .refused(let refusal) = state else { return false }
    switch refusal {
    case .swiftUIFile, .nameInUse, .generatedFile, .syntaxError, .privateScope, .localScope, .conditionalScope,
      .ambiguousName, .sharedLine:
      return true
    default: return false
    }
  }
}

extension AdoptableRole {
  /// The reason why the type itself, wherever it is declared, can't adopt the role.
  fileprivate func refusal(of type: TypeID, _ holders: HolderContext) -> AdoptionRefusal? {
    let project = holders.project
    let kind = project[type].kind
    if kind == .protocol { return .protocolType }
    if self == .view, project.isOfSwiftUI(type) { return .swiftUIView }
    if let conflict = conflict(of: type, project) { return .conflict(conflict) }
    if let refusal = refusalBySubclass(of: type, project) { return refusal }
    if project.suppresses("Copyable", type) { return .noncopyable }
    if project.suppresses("Escapable", type) { return .nonescapable }
    if self == .viewModel { return kind == .enum && !project.hasCases(type) ? .namespace : nil }
    if kind != .class { return .valueType }
    if let parent = project.superclassKnownByName(of: type) { return .unknownSuperclass(parent) }
    return self == .view ? nil : HolderProperty(of: type, holders)?.refusal(for: self)
  }

  /// A role of the type that the compiler refuses beside this one. A view of the system counts even if it adopts nothing.
  private func conflict(of type: TypeID, _ project: Project) -> Role? {
    if self == .viewModel, let view = project.roles.viewSide(type) { return view.role }
    return adoptedConflict(of: type, project)
  }

  /// A role of the kit that the type has adopted and that excludes this one.
  private func adoptedConflict(of type: TypeID, _ project: Project) -> Role? {
    let adopted = project.roles.claims(of: type).filter { $0.basis == .kit }.map(\.role)
    return adopted.first(where: excludedRoles.contains)
  }

  private func refusalBySubclass(of type: TypeID, _ project: Project) -> AdoptionRefusal? {
    guard project[type].kind == .class else { return nil }
    for subclass in project.descendants(of: type) where project[subclass].kind == .class {
      if let other = adoptedConflict(of: subclass, project) {
        return .conflictInSubclass(project[subclass].name, other)
      }
      if isAdoptedExclusively(by: subclass, project) { return .adoptedBySubclass(project[subclass].name) }
    }
    return nil
  }
}

extension Project {
  /// Whether a type is a view of SwiftUI. A view of UIKit or AppKit can't be one, so its `View` is that of another module, and so is
  /// that of a class whose files don't import SwiftUI.
  fileprivate func isOfSwiftUI(_ type: TypeID) -> Bool {
    let views = systemAncestors(of: type).map(\.system).filter(\.isViewSide)
    guard views.contains(where: { $0.isOfSwiftUI && $0.supertype == nil }) else { return false }
    if self[type].kind != .class { return true }
    return views.allSatisfy(\.isOfSwiftUI) && self[type].bodies.contains { imports(.swiftUI, file: $0.file) }
  }

  /// Whether a type opts out of a protocol to which types conform by default, as in `~Copyable`.
  func suppresses(_ name: Name, _ type: TypeID) -> Bool {
    self[type].bodies.contains { body in
      let facts = file(body)
      return facts.roots(of: self[body].inherited).contains { node in
        facts[node].kind == .suppressed && facts.subtree(of: node).contains { facts[$0].name == name }
      }
    }
  }

  fileprivate func hasCases(_ type: TypeID) -> Bool { members(of: type).contains { self[$0].kind == .enumCase } }

  /// The superclass of another package that makes a type a view only by its name.
  fileprivate func superclassKnownByName(of type: TypeID) -> Name? {
    guard let claim = roles.viewSide(type), claim.basis == .name || claim.basis == .configuration else { return nil }
    for owner in [type] + ancestors(of: type) where self[owner].kind == .class {
      if case .unknown(let parent)? = self[owner].supertypes.first?.referent { return parent }
    }
    return self[type].name
  }

  /// Whether the name of a type refers to it at file scope.
  fileprivate func isNameUnique(of type: TypeID, _ path: ScopePath) -> Bool {
    let file = self[type].declaration.file
    let outermost = path.file[path.outermost]
    if outermost.kind != .extension,
      lookUp(outermost.name, owner: nil, file: file).type != outermostType(of: type, path)
    {
      return false
    }
    return withOuterTypes(type).allSatisfy { inner in
      guard let outer = self[inner].outer else { return true }
      return types(in: outer).count { $0.name == self[inner].name } == 1
    }
  }

  private func outermostType(of type: TypeID, _ path: ScopePath) -> TypeID? {
    self.type(declaredBy: SymbolID(file: self[type].declaration.file, declaration: path.outermost))
  }
}
