import LintAnalysis
import LintSemantics
import LintSyntax

/// A way in which code depends on a target.
struct Relation<Target>: Sendable {
  /// Finds the places in a declaration, or in the whole file.
  let places: @Sendable (_ file: FileReading, _ body: DeclarationID?) -> [RelatedPlace<Target>]
}

extension Relation<UIReference> {
  /// Code references a UI type.
  static func references(_ categories: UICategory...) -> Self {
    Relation { file, body in
      guard let body else { return [] }
      return categories.flatMap { file.ownUIReferences(in: body, to: $0) }.map { reference in
        RelatedPlace(
          offset: reference.offset, target: reference, owner: reference.owner,
          claims: file.project.claims(for: reference.referent))
      }
    }
  }
}

extension Relation<StoreDependency> {
  /// Code depends on a store.
  static let dependsOnStore = Relation { file, body in
    guard let body else { return [] }
    return file.storeDependencies(in: body).map { found in
      RelatedPlace(
        offset: found.access.offset, target: found, owner: found.access.owner,
        claims: file.project.claims(for: found.access.store))
    }
  }
}

extension Relation<Name> {
  static let imports = Relation { file, _ in
    file.facts.imports.map { RelatedPlace(offset: $0.range.start, target: $0.module) }
  }
}

extension Relation<TypeID> {
  /// A file names a type of the project. A type counts once per line.
  static let names = Relation { file, _ in
    var counted: Set<TypeInLine> = []
    return file.project.typeMentions(in: file.file).filter { found in
      counted.insert(TypeInLine(type: found.type, line: file.facts.lines.location(of: found.offset).line)).inserted
    }.map { RelatedPlace(offset: $0.offset, target: $0.type, owner: $0.owner) }
  }
}

private struct TypeInLine: Hashable {
  let type: TypeID
  let line: Int
}

extension Relation<String> {
  /// Code uses a type or member that matches a pattern. A pattern counts once per line, and the target is the matching name.
  static func uses(_ patterns: [UsePattern]) -> Self {
    Relation { file, body in
      var lines: [UsePattern: Set<Int>] = [:]
      return file.nameUses(in: body).compactMap { use in
        let line = file.facts.lines.location(of: use.offset).line
        for pattern in patterns {
          guard let name = pattern.match(types: use.types, owners: use.owners, member: use.member) else { continue }
          guard lines[pattern, default: []].insert(line).inserted else { return nil }
          return RelatedPlace(offset: use.offset, target: name, owner: use.owner)
        }
        return nil
      }
    }
  }
}
