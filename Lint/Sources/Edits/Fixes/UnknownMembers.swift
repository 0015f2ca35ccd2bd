import LintSemantics
import LintSyntax

/// The names of members that a file uses, and whose declarations aren't known.
struct UnknownMembers {
  /// The members that a name may be about.
  enum Candidates: Equatable {
    case allMembers
    /// Members that the project adds to types of other modules, because the type of the object is known to have no such member.
    case addedMembers
    /// Constants of a type, or its enum cases, which have a payload if they are called: `.label(text)`.
    case constants(areCalled: Bool)
    case initializers
    case subscripts(areAdded: Bool)
  }

  private struct Use {
    let start: UInt32
    let candidates: Candidates
  }

  private var uses: [Name: [Use]] = [:]

  var isEmpty: Bool { uses.isEmpty }

  mutating func note(_ name: Name, at start: UInt32, _ candidates: Candidates) {
    // The first use of each kind determines the others.
    if uses[name]?.contains(where: { $0.candidates == candidates }) ?? false { return }
    uses[name, default: []].append(Use(start: start, candidates: candidates))
  }

  /// The offset of the first name that may be that of a member.
  ///
  /// - Parameter isAdded: whether a type of another module has the member.
  func start(of member: Declaration, isAdded: Bool) -> UInt32? {
    let name: Name =
      switch member.kind {
      case .subscript: .none
      case .initializer: InterfaceMembers.initializer
      default: member.name
      }
    return uses[name]?.filter { Self.mayBe($0.candidates, member, isAdded: isAdded) }.map(\.start).min()
  }

  private static func mayBe(_ candidates: Candidates, _ member: Declaration, isAdded: Bool) -> Bool {
    switch candidates {
    case .allMembers: member.kind == .property || member.kind == .function
    case .addedMembers: isAdded && (member.kind == .property || member.kind == .function)
    case .initializers: member.kind == .initializer
    case .subscripts(let areAdded): member.kind == .subscript && (isAdded || !areAdded)
    case .constants(let areCalled):
      member.kind == .enumCase ? areCalled : !member.modifiers.isDisjoint(with: [.static, .class])
    }
  }
}
