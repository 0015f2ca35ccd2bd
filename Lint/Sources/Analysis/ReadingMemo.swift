import LintSyntax

/// What was found in a file while it was read, for the rules that ask after. It serves one thread.
final class ReadingMemo: @unchecked Sendable {
  private var observations: [Observation]?
  private var reaches: [DeclarationID: [UIReference]] = [:]

  func observations(_ find: () -> [Observation]) -> [Observation] {
    if let observations { return observations }
    let found = find()
    observations = found
    return found
  }

  func reaches(in declaration: DeclarationID, _ find: () -> [UIReference]) -> [UIReference] {
    if let known = reaches[declaration] { return known }
    let found = find()
    reaches[declaration] = found
    return found
  }
}
