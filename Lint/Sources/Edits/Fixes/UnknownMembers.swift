import LintSemantics
import LintSyntax

/// The names of members that a file uses, and whose declarations aren't known.
struct UnknownMembers {
  /// The members that a name may be about.
  enum Candidates {
    case all
    /// Members that the project adds to types of other modules, because the type of the object is known to have no such member.
    case added
    /// Constants, enum cases and initializers of a type that isn't named: `.label(text)`.
    case withoutBase
  }

  /// A place that uses a name; without an expression if the language's syntax hides it, as in `$title`.
  struct Occurrence {
    let start: UInt32
    let candidates: Candidates
    var expression: ExpressionID?
  }

  private var uses: [Name: [Occurrence]] = [:]

  var isEmpty: Bool { uses.isEmpty }

  mutating func note(_ name: Name, _ use: Occurrence) { uses[name, default: []].append(use) }

  /// The uses that may be about a member, the first one first.
  ///
  /// - Parameter isAdded: whether a type of another module has the member.
  func uses(of member: Declaration, isAdded: Bool) -> [Occurrence] {
    let name: Name =
      switch member.kind {
      case .subscript: .none
      case .initializer: InterfaceMembers.initializer
      default: member.name
      }
    return (uses[name] ?? []).filter { use in
      switch (use.candidates, member.kind) {
      case (.withoutBase, .enumCase), (.withoutBase, .initializer): true
      case (.withoutBase, _): Self.isOfType(member)
      case (_, .property), (_, .function), (_, .subscript): isAdded || use.candidates == .all
      default: false
      }
    }
  }

  static func isOfType(_ member: Declaration) -> Bool { !member.modifiers.isDisjoint(with: [.static, .class]) }
}
