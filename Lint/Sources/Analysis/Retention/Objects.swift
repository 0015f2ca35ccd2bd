public import LintSemantics
import LintSyntax

extension Project {
  /// Only objects can be kept alive: a class, or a protocol that says so or that only classes adopt.
  public func isOfObjects(_ type: TypeID) -> Bool {
    switch self[type].kind {
    case .class, .actor: return true
    case .protocol: break
    default: return false
    }
    if outerAncestors(of: type).contains(where: { CommonSupertypes[$0].contains(.object) }) { return true }
    let adopters = adopters(of: type)
    return !adopters.isEmpty && adopters.allSatisfy { self[$0].kind == .class }
  }

  /// The types that adopt a protocol, those that refine it aside.
  public func adopters(of type: TypeID) -> [TypeID] {
    descendants(of: type).filter { self[$0].kind != .protocol }
  }
}
