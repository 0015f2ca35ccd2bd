public import LintFacts

/// A type that is written somewhere.
public struct TypeUse: Hashable, Sendable {
  public var file: Int32
  public var node: Int32

  public init(file: Int32, node: Int32) {
    self.file = file
    self.node = node
  }
}

extension Project {
  public func node(_ use: TypeUse) -> TypeNode { facts(use.file).types[Int(use.node)] }

  /// What a written type means at its head: optionals, `any` and `some` are looked through. Of a composition, the first.
  public func referent(of use: TypeUse) -> Referent { referents(of: use).first ?? .unknown(.none) }

  public func referents(of use: TypeUse) -> [Referent] {
    var trail = Trail()
    return referents(of: use, &trail)
  }

  /// What was gone through to learn what a type means: an alias may lead back to itself, or many ways to the same one.
  struct Trail {
    var aliases: Set<TypeID> = []
    /// How many types are around the one in question.
    var depth = 0
    static let limit = 64
  }

  private func referents(of use: TypeUse, _ trail: inout Trail) -> [Referent] {
    let facts = facts(use.file)
    let node = facts[type: use.node]
    guard trail.depth < Trail.limit else { return [.unknown(node.name)] }
    trail.depth += 1
    defer { trail.depth -= 1 }
    switch node.kind {
    case .named: return followed(lookUp(node.name, owner: node.owner, file: use.file), &trail)
    case .member: return followed(member(of: use, node, &trail), &trail)
    case .optional, .implicitlyUnwrapped, .some, .any, .metatype, .other, .composition:
      return facts.parts(ofType: use.node).flatMap { part in
        referents(of: TypeUse(file: use.file, node: part), &trail)
      }
    case .array: return [.unknown(Words.array)]
    case .dictionary: return [.unknown(Words.dictionary)]
    case .function: return [.unknown(Words.function)]
    case .tuple, .suppressed: return [.unknown(.none)]
    }
  }

  /// An alias stands for what it names, and is followed once.
  func followed(_ referent: Referent) -> [Referent] {
    var trail = Trail()
    return followed(referent, &trail)
  }

  private func followed(_ referent: Referent, _ trail: inout Trail) -> [Referent] {
    guard let type = referent.type, self[type].kind == .typeAlias else { return [referent] }
    guard trail.aliases.insert(type).inserted else { return [] }
    let declaration = self[type].declaration
    guard let target = self[declaration].type else { return [.unknown(self[type].name)] }
    return referents(of: TypeUse(file: declaration.file, node: target), &trail)
  }

  private func member(of use: TypeUse, _ node: TypeNode, _ trail: inout Trail) -> Referent {
    guard let base = facts(use.file).parts(ofType: use.node).first(where: { _ in true }) else {
      return .unknown(node.name)
    }
    switch referents(of: TypeUse(file: use.file, node: base), &trail).first ?? .unknown(.none) {
    case .project(let outer): return nested(node.name, in: outer) ?? .unknown(node.name)
    // `UIKit.UIView`: a module stands before the name.
    case .unknown(let module) where facts(use.file).imports.contains { $0.module == module }:
      return global(node.name, file: use.file)
    case .system(let package) where package.name == package.framework: return global(node.name, file: use.file)
    default: return .unknown(node.name)
    }
  }

  /// What a name means, from the inside out: generic parameters, types in the types around it and in what those inherit,
  /// then the module, then the project, then the system.
  public func lookUp(_ name: Name, owner: Int32, file: Int32) -> Referent {
    let facts = facts(file)
    for place in facts.enclosing(owner) {
      if facts[declaration: place].modifiers.contains(.generic), let parameter = parameter(name, of: place, facts) {
        return .generic(DeclarationID(file: file, index: parameter))
      }
      guard let type = type(declaredBy: DeclarationID(file: file, index: place)) else { continue }
      if name == Words.selfType || self[type].name == name { return .project(type) }
      if let found = nested(name, in: type) { return found }
    }
    return global(name, file: file)
  }

  private func parameter(_ name: Name, of declaration: Int32, _ facts: FileFacts) -> Int32? {
    facts.children(ofDeclaration: declaration).first { child in
      facts[declaration: child].kind == .genericParameter && facts[declaration: child].name == name
    }
  }

  /// A type in a type, or in what that inherits.
  func nested(_ name: Name, in type: TypeID) -> Referent? {
    if let own = inner(name, of: type) { return own }
    for above in ancestors(of: type) {
      if let inherited = inner(name, of: above) { return inherited }
    }
    return nil
  }

  private func inner(_ name: Name, of type: TypeID) -> Referent? {
    trace?.see(type)
    guard let found = tables.nested[Int(type.index)].first(where: { $0.name == name })?.type else { return nil }
    return self[found].kind == .associatedType ? .generic(self[found].declaration) : .project(found)
  }

  /// A type at the top of a file.
  func global(_ name: Name, file: Int32) -> Referent {
    trace?.ask(name)
    let candidates = (tables.topLevel[name] ?? []).filter { mayBeMeant($0, by: name, in: file) }
    if let only = pick(candidates, file: file) { return .project(only) }
    if !candidates.isEmpty { return .ambiguous(name) }
    return known(name, in: file).map(Referent.system) ?? .unknown(name)
  }

  /// A type that no project need declare.
  private func known(_ name: Name, in file: Int32) -> SystemType? {
    SystemTypes.named(name) ?? PackageTypes.named(name, in: facts(file))
  }

  /// What a module calls by a name of its own that others have too, such as `typealias View = SwiftUI.View`, it calls so for
  /// itself, and for those who import it.
  private func mayBeMeant(_ type: TypeID, by name: Name, in file: Int32) -> Bool {
    let id = self[type].declaration
    if isHidden(id, from: file) { return false }
    return self[type].kind != .typeAlias || modules.areTogether(id.file, file) || isImported(id.file, by: file)
      || known(name, in: file) == nil
  }

  private func pick(_ candidates: [TypeID], file: Int32) -> TypeID? {
    if candidates.count < 2 { return candidates.first }
    // Nobody means one of so many.
    if candidates.count > 256 { return nil }
    let near = candidates.filter { modules.areTogether(self[$0].declaration.file, file) }
    if near.count == 1 { return near[0] }
    if !near.isEmpty { return nearest(near, file: file) }
    let imported = candidates.filter { isImported(self[$0].declaration.file, by: file) }
    return imported.count == 1 ? imported[0] : nearest(imported.isEmpty ? candidates : imported, file: file)
  }

  /// The one whose folder shares most with that of the file.
  private func nearest(_ candidates: [TypeID], file: Int32) -> TypeID? {
    let here = facts(file).path
    let shared = candidates.map { sharedFolders(here, self.file(self[$0].declaration).path) }
    guard let most = shared.max(), shared.filter({ $0 == most }).count == 1, let index = shared.firstIndex(of: most)
    else {
      return nil
    }
    return candidates[index]
  }

  /// How many folders two files have in common, and one more where they are the same.
  private func sharedFolders(_ first: String, _ second: String) -> Int {
    var count = 0
    for (one, other) in zip(first.utf8, second.utf8) {
      if one != other { return count }
      if one == UInt8(ascii: "/") { count += 1 }
    }
    return first.utf8.count == second.utf8.count ? count + 1 : count
  }
}
