import Synchronization
import LintSupport

/// What a scope declares, by name. Most are so small that they are looked through; in one with thousands of locals that would
/// take thousands of steps for each use of a name.
final class LocalTable: Sendable {
  /// How many declarations, with those in them, are looked through.
  static let limit = 64

  private let scopes = Mutex<[DeclarationID: [Name: NamedDeclarations]]>([:])

  /// The declarations of one name, in their order.
  private struct NamedDeclarations {
    /// The last of those that are seen in all of the scope.
    var everywhere: DeclarationID?
    var locals: [DeclarationID] = []
  }

  func found(_ name: Name, in place: DeclarationID, at offset: UInt32, _ facts: FileFacts) -> DeclarationID? {
    let named = scopes.withLock { scopes in
      if let known = scopes[place] { return known[name] }
      let all = Self.names(in: place, facts)
      scopes[place] = all
      return all[name]
    }
    guard let named else { return nil }
    let local = Self.last(of: named.locals, at: offset, facts)
    guard let everywhere = named.everywhere else { return local }
    return max(everywhere, local ?? everywhere)
  }

  private static func names(in place: DeclarationID, _ facts: FileFacts) -> [Name: NamedDeclarations] {
    var names: [Name: NamedDeclarations] = [:]
    for child in facts.children(of: place) {
      let declaration = facts[child]
      if declaration.kind == .local {
        names[declaration.name, default: NamedDeclarations()].locals.append(child)
      } else if declaration.kind.isSeenInAllOfItsScope {
        names[declaration.name, default: NamedDeclarations()].everywhere = child
      }
    }
    return names
  }

  private static func last(of locals: [DeclarationID], at offset: UInt32, _ facts: FileFacts) -> DeclarationID? {
    let end = locals.partitioningIndex { facts[$0].range.start >= offset }
    return locals[..<end].last { facts.isSeen($0, at: offset) }
  }
}

extension FileFacts {
  /// What a declaration declares by a name that is seen at a place in it: the last, where there are more.
  public func local(_ name: Name, in place: DeclarationID, at offset: UInt32) -> DeclarationID? {
    if subtree(of: place).count > LocalTable.limit {
      return locals.found(name, in: place, at: offset, self)
    }
    var found: DeclarationID?
    for child in children(of: place) where self[child].name == name {
      let kind = self[child].kind
      if kind.isSeenInAllOfItsScope || kind == .local && isSeen(child, at: offset) { found = child }
    }
    return found
  }

  fileprivate func isSeen(_ local: DeclarationID, at offset: UInt32) -> Bool {
    let declaration = self[local]
    return declaration.range.end <= offset && offset < declaration.scopeEnd
  }
}

extension DeclarationKind {
  fileprivate var isSeenInAllOfItsScope: Bool { self == .parameter || self == .capture || self == .function }
}
