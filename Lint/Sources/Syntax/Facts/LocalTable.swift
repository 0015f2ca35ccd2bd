import Synchronization
import LintSupport

/// The declarations of large scopes, by name. Searching a scope of thousands of locals for each use of a name would take
/// thousands of steps.
final class LocalTable: Sendable {
  /// The largest number of declarations in a scope that is searched without a table.
  static let limit = 64

  private let scopes = Mutex<[DeclarationID: [Name: NamedDeclarations]]>([:])

  /// The declarations of one name, in source order.
  private struct NamedDeclarations {
    /// The last declaration that is visible in the whole scope.
    var everywhere: DeclarationID?
    var locals: [DeclarationID] = []
  }

  func declaration(_ name: Name, in scope: DeclarationID, at offset: UInt32, _ facts: FileFacts) -> DeclarationID? {
    let named = scopes.withLock { scopes in
      if let names = scopes[scope] { return names[name] }
      let names = Self.names(in: scope, facts)
      scopes[scope] = names
      return names[name]
    }
    guard let named else { return nil }
    let local = Self.last(of: named.locals, at: offset, facts)
    guard let everywhere = named.everywhere else { return local }
    return max(everywhere, local ?? everywhere)
  }

  private static func names(in scope: DeclarationID, _ facts: FileFacts) -> [Name: NamedDeclarations] {
    var names: [Name: NamedDeclarations] = [:]
    for child in facts.children(of: scope) {
      let declaration = facts[child]
      if declaration.kind == .local {
        names[declaration.name, default: NamedDeclarations()].locals.append(child)
      } else if declaration.kind.isVisibleInWholeScope {
        names[declaration.name, default: NamedDeclarations()].everywhere = child
      }
    }
    return names
  }

  private static func last(of locals: [DeclarationID], at offset: UInt32, _ facts: FileFacts) -> DeclarationID? {
    let end = locals.partitioningIndex { facts[$0].range.start >= offset }
    return locals[..<end].last { facts.isVisible($0, at: offset) }
  }
}

extension FileFacts {
  /// The last declaration of a name in a scope that is visible at an offset.
  public func local(_ name: Name, in scope: DeclarationID, at offset: UInt32) -> DeclarationID? {
    if subtree(of: scope).count > LocalTable.limit {
      return locals.declaration(name, in: scope, at: offset, self)
    }
    var found: DeclarationID?
    // `children(of:)` would retain the column for each of these many calls.
    let end = self[scope].next
    var child = scope.next
    while child < end {
      let kind = self[child].kind
      if self[child].name == name, kind.isVisibleInWholeScope || kind == .local && isVisible(child, at: offset) {
        found = child
      }
      child = max(self[child].next, child.next)
    }
    return found
  }

  fileprivate func isVisible(_ local: DeclarationID, at offset: UInt32) -> Bool {
    let declaration = self[local]
    return declaration.range.end <= offset && offset < declaration.scopeEnd
  }
}

extension DeclarationKind {
  fileprivate var isVisibleInWholeScope: Bool { self == .parameter || self == .capture || self == .function }
}
