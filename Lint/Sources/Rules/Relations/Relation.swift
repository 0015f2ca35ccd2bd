import LintAnalysis
import LintSemantics
import LintSyntax

/// A way in which code relates to something.
struct Relation<Target>: Sendable {
  /// The places in a declaration, or in the whole file.
  let encounters: @Sendable (_ file: FileReading, _ body: DeclarationID?) -> [Encounter<Target>]
}

extension Relation<UIReference> {
  /// Code names or reaches a type of the user interface.
  static func reaches(_ interfaces: Interface...) -> Self {
    Relation { file, body in
      guard let body else { return [] }
      return interfaces.flatMap { file.reaches(in: body, $0) }.map { reach in
        Encounter(
          offset: reach.offset, target: reach, owner: reach.owner, claims: file.project.claims(for: reach.referent))
      }
    }
  }
}

extension Relation<StoreAccess> {
  /// Code keeps, makes or uses a store.
  static let accessesStore = Relation { file, body in
    guard let body else { return [] }
    return file.storeReaches(in: body).map { reach in
      Encounter(
        offset: reach.offset, target: reach, owner: reach.owner, claims: file.project.claims(for: reach.store))
    }
  }
}

extension Relation<Name> {
  /// A file imports a module.
  static let imports = Relation { file, _ in
    file.facts.imports.map { Encounter(offset: $0.range.start, target: $0.module) }
  }
}

extension Relation<TypeID> {
  /// A file names a type of the project: once for each line.
  static let names = Relation { file, _ in
    var seen: Set<TypeInLine> = []
    return file.namedTypes.sorted { $0.offset < $1.offset }.filter { found in
      seen.insert(TypeInLine(type: found.target, line: file.facts.lines.location(of: found.offset).line)).inserted
    }
  }
}

private struct TypeInLine: Hashable {
  let type: TypeID
  let line: Int
}

extension FileReading {
  fileprivate var namedTypes: [Encounter<TypeID>] {
    let written = facts.typeIDs.compactMap { index -> Encounter<TypeID>? in
      let node = facts[index]
      guard node.kind == .named || node.kind == .member else { return nil }
      return project.referent(of: use(index)).type.map {
        Encounter(offset: node.range.start, target: $0, owner: node.owner)
      }
    }
    let named = facts.expressionIDs.compactMap { index -> Encounter<TypeID>? in
      let node = facts[index]
      guard node.kind == .reference, node.name.text.first?.isUppercase ?? false,
        let value = project.value(of: index, file: number), value.isType
      else { return nil }
      return value.referent.type.map { Encounter(offset: node.range.start, target: $0, owner: node.owner) }
    }
    return written + named
  }
}
