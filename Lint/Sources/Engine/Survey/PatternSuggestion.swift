public import LintSemantics
import LintSyntax

/// An ending that names of a project share where a role is known by more than the name.
public struct PatternSuggestion: Sendable, Hashable {
  public let pattern: String
  public let role: Role
  public let count: Int

  /// Fewer are no habit.
  private static let minimum = 3

  static func all(for project: Project) -> [PatternSuggestion] {
    let endings = project.typeIDs.compactMap { type -> String? in
      guard let claim = project.roles.claim(.viewModel, of: type), claim.basis == .binding else { return nil }
      return lastWord(of: project[type].name.text)
    }
    return Counted.all(endings).filter { $0.count >= minimum && $0.value != "Model" }.map {
      PatternSuggestion(pattern: "*" + $0.value, role: .viewModel, count: $0.count)
    }
  }

  /// `Reactor` in `ListReactor`; nothing where the name is one word.
  private static func lastWord(of name: String) -> String? {
    guard let start = name.lastIndex(where: \.isUppercase), start != name.startIndex else { return nil }
    let word = String(name[start...])
    return word.count > 2 ? word : nil
  }
}
