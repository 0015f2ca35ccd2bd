import LintSemantics
import LintSyntax

/// A question about a member of a project's store. The code of a file often uses the same few members.
struct StoreMemberQuestion: Hashable {
  enum Topic { case accessesData, onlySends }

  let topic: Topic
  let member: Name
  let type: TypeID
}

extension FileReading {
  /// Whether a use of a store's member accesses stored or fetched data.
  func accessesData(_ member: Name, of type: TypeID) -> Bool {
    memo.answer(to: StoreMemberQuestion(topic: .accessesData, member: member, type: type)) {
      project.accessesData(member, of: type)
    }
  }

  /// Whether a call of a store's member only sends something away.
  func onlySends(_ member: Name, of type: TypeID) -> Bool {
    memo.answer(to: StoreMemberQuestion(topic: .onlySends, member: member, type: type)) {
      project.onlySends(member, of: type)
    }
  }
}
