/// What was found in a file while it was read, for the rules that ask after. It serves one thread.
final class ReadingMemo: @unchecked Sendable {
  private var observations: [Observation]?

  func observations(_ find: () -> [Observation]) -> [Observation] {
    if let observations { return observations }
    let found = find()
    observations = found
    return found
  }
}
