import LintSemantics
import LintSyntax

/// A question about a member of a project's store. The code of a file often uses the same few members.
struct StoreMemberQuestion: Equatable {
  enum Topic { case accessesData, onlySends }

  let topic: Topic
  let member: Name
  var declared: SymbolID?
  let type: TypeID
}

extension FileReading {
  /// Whether a use of a store's member accesses stored or fetched data.
  func accessesData(_ member: ExpressionID, of type: TypeID) -> Bool {
    let name = facts[member].name
    let declared = declaration(namedBy: member, of: type)
    return memo.answer(
      to: StoreMemberQuestion(topic: .accessesData, member: name, declared: declared, type: type)
    ) {
      project.accessesData(name, meaning: declared, of: type)
    }
  }

  /// The member of a type that code means by a name: of several functions, the first that accepts the call's labels.
  private func declaration(namedBy member: ExpressionID, of type: TypeID) -> SymbolID? {
    let first = project.firstMember(named: facts[member].name, of: type)
    guard let first, project[first].kind == .function, !project.accepts(first, callee: member, file: file) else {
      return first
    }
    return project.members(named: facts[member].name, of: type).first {
      project[$0].kind == .function && project.accepts($0, callee: member, file: file)
    } ?? first
  }

  /// Whether a call of a store's member only sends something away.
  func onlySends(_ member: Name, of type: TypeID) -> Bool {
    memo.answer(to: StoreMemberQuestion(topic: .onlySends, member: member, type: type)) {
      project.onlySends(member, of: type)
    }
  }
}
