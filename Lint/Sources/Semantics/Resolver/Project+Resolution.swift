public import LintSyntax

/// A type that is written somewhere.
public struct TypeUse: Hashable, Sendable {
  public var file: FileID
  public var node: TypeNodeID

  public init(file: FileID, node: TypeNodeID) {
    self.file = file
    self.node = node
  }
}

extension Project {
  public func node(_ use: TypeUse) -> TypeNode { facts(use.file)[use.node] }

  /// What a written type means at its head: optionals, `any` and `some` are looked through. Of a composition, the first.
  public func referent(of use: TypeUse) -> Referent { referents(of: use).first ?? .unknown(.none) }

  public func referents(of use: TypeUse) -> [Referent] {
    var path = AliasPath()
    return referents(of: use, &path)
  }

  /// What was gone through to learn what a type means: an alias may lead back to itself, or many ways to the same one.
  struct AliasPath {
    var aliases: [TypeID] = []
    /// How many types are around the one in question.
    var depth = 0
    static let limit = 64
  }

  private func referents(of use: TypeUse, _ path: inout AliasPath) -> [Referent] {
    let facts = facts(use.file)
    let node = facts[use.node]
    guard path.depth < AliasPath.limit else { return [.unknown(node.name)] }
    path.depth += 1
    defer { path.depth -= 1 }
    switch node.kind {
    case .named: return followed(lookUp(node.name, owner: node.owner, file: use.file), &path)
    case .member: return followed(member(of: use, node, &path), &path)
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

  /// An alias stands for what it names, and is followed once.
  func followed(_ referent: Referent) -> [Referent] {
    var path = AliasPath()
    return followed(referent, &path)
  }

  private func followed(_ referent: Referent, _ path: inout AliasPath) -> [Referent] {
    guard let type = referent.type, self[type].kind == .typeAlias else { return [referent] }
    if path.aliases.contains(type) { return [] }
    path.aliases.append(type)
    let declaration = self[type].declaration
    guard let target = self[declaration].type else { return [.unknown(self[type].name)] }
    return referents(of: TypeUse(file: declaration.file, node: target), &path)
  }

  private func member(of use: TypeUse, _ node: TypeNode, _ path: inout AliasPath) -> Referent {
    guard let base = facts(use.file).firstPart(of: use.node) else {
      return .unknown(node.name)
    }
    switch referents(of: TypeUse(file: use.file, node: base), &path).first ?? .unknown(.none) {
    case .project(let outer): return nested(node.name, in: outer) ?? .unknown(node.name)
    // `UIKit.UIView`: the base is a module.
    case .unknown(let module) where facts(use.file).imports.contains { $0.module == module }:
      return global(node.name, file: use.file)
    case .system(let package) where package.name == package.framework: return global(node.name, file: use.file)
    default: return .unknown(node.name)
    }
  }
}
