public import LintSyntax

/// A type as it is written in a file of the project.
public struct TypeUse: Hashable, Sendable {
  public var file: FileID
  public var node: TypeNodeID

  public init(file: FileID, node: TypeNodeID) {
    self.file = file
    self.node = node
  }
}

extension Project {
  public func node(_ use: TypeUse) -> TypeNode { read(use.file) { $0[use.node] } }

  /// The type that a written type refers to, without optionals, `any` and `some`; the first type of a composition.
  public func referent(of use: TypeUse) -> Referent {
    var (use, node) = (use, node(use))
    while node.kind.isOfOnePart, let part = read(use.file, { $0.firstPart(of: use.node) }) {
      use = TypeUse(file: use.file, node: part)
      node = self.node(use)
    }
    // Most types are names.
    let found =
      node.kind == .named
      ? resolvedAlias(of: lookUp(node.name, owner: node.owner, file: use.file)) : referents(of: use).first
    return found ?? .unknown(.none)
  }

  /// The types that a written type refers to: more than one for a composition.
  public func referents(of use: TypeUse) -> [Referent] {
    var path = AliasPath()
    return referents(of: use, &path)
  }

  /// The state of resolving a type. An alias may lead back to itself, and many paths may lead to the same alias.
  struct AliasPath {
    /// The aliases resolved so far.
    var aliases: [TypeID] = []
    /// The number of types being resolved.
    var depth = 0
    static let depthLimit = 64
  }

  private func referents(of use: TypeUse, _ path: inout AliasPath) -> [Referent] {
    let facts = facts(use.file)
    let node = facts[use.node]
    guard path.depth < AliasPath.depthLimit else { return [.unknown(node.name)] }
    path.depth += 1
    defer { path.depth -= 1 }
    switch node.kind {
    case .named: return resolveAliases(of: lookUp(node.name, owner: node.owner, file: use.file), &path)
    case .member: return resolveAliases(of: member(of: use, node, &path), &path)
    case .optional, .implicitlyUnwrapped, .some, .any, .metatype, .other, .composition:
      return facts.parts(of: use.node).flatMap { part in
        referents(of: TypeUse(file: use.file, node: part), &path)
      }
    case .array: return [.unknown(LanguageWords.array)]
    case .dictionary: return [.unknown(LanguageWords.dictionary)]
    case .function: return [.unknown(LanguageWords.function)]
    case .tuple, .suppressed: return [.unknown(.none)]
    }
  }

  /// The types that an alias stands for, or the type itself if it isn't an alias.
  func resolveAliases(of referent: Referent) -> [Referent] {
    var path = AliasPath()
    return resolveAliases(of: referent, &path)
  }

  /// The first type that an alias stands for, or the type itself if it isn't an alias.
  func resolvedAlias(of referent: Referent) -> Referent? {
    guard let type = referent.type, self[type].kind == .typeAlias else { return referent }
    return resolveAliases(of: referent).first
  }

  private func resolveAliases(of referent: Referent, _ path: inout AliasPath) -> [Referent] {
    guard let type = referent.type, self[type].kind == .typeAlias else { return [referent] }
    if path.aliases.contains(type) { return [] }
    path.aliases.append(type)
    return clauses(ofAlias: type).flatMap { clause in
      let declaration = self[clause].declaration
      guard let target = self[declaration].type else { return [Referent.unknown(self[clause].name)] }
      return referents(of: TypeUse(file: declaration.file, node: target), &path)
    }
  }

  private func member(of use: TypeUse, _ node: TypeNode, _ path: inout AliasPath) -> Referent {
    guard let base = facts(use.file).firstPart(of: use.node) else {
      return .unknown(node.name)
    }
    switch referents(of: TypeUse(file: use.file, node: base), &path).first ?? .unknown(.none) {
    case .project(let outer): return nestedType(node.name, in: outer) ?? .unknown(node.name)
    // `UIKit.UIView`: the base is a module.
    case .unknown(let module) where facts(use.file).imports.contains { $0.module == module }:
      return topLevelType(node.name, ofModule: module, file: use.file)
    case .unknown(let module) where modules.names(ofFile: use.file).contains(module):
      return topLevelType(node.name, file: use.file)
    // The file's own module has the name of a known type, such as SwiftUI's `App`.
    case .system(let type) where modules.names(ofFile: use.file).contains(type.name):
      return topLevelType(node.name, file: use.file)
    case .system(let package) where package.name == package.framework: return topLevelType(node.name, file: use.file)
    default: return .unknown(node.name)
    }
  }
}
