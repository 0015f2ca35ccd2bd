public import LintSyntax

/// A place that names a type of the project.
public struct TypeMention: Sendable, Hashable {
  public let type: TypeID
  public let offset: UInt32
  /// The declaration that contains the place; nil at the top of the file.
  public let owner: DeclarationID?
}

extension Project {
  /// The types that a file names, in written types and in expressions such as `Row()` and `Row.height`, by their places.
  public func typeMentions(in file: FileID) -> [TypeMention] {
    let facts = facts(file)
    let written = facts.typeIDs.compactMap { index -> TypeMention? in
      let node = facts[index]
      guard node.kind == .named || node.kind == .member else { return nil }
      return referent(of: TypeUse(file: file, node: index)).type.map {
        TypeMention(type: $0, offset: node.range.start, owner: node.owner)
      }
    }
    let named = facts.expressionIDs.compactMap { index -> TypeMention? in
      let node = facts[index]
      guard node.kind == .reference, node.name.isCapitalized,
        let value = value(of: index, file: file), value.isType
      else { return nil }
      return value.referent.type.map { TypeMention(type: $0, offset: node.range.start, owner: node.owner) }
    }
    return (written + named).sorted { $0.offset < $1.offset }
  }
  /// The types that the declarations and the code of a type name.
  func mentions(in type: TypeID) -> [TypeUse] {
    self[type].bodies.flatMap { body in self[body].mentions.map { TypeUse(file: body.file, node: $0) } }
  }
}
