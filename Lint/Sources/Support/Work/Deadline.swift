/// How long work on one input may take, and what stands for its result where it takes longer.
///
/// Nobody can stop a thread from outside. One that takes too long is left behind, and its work is lost; another takes its
/// place. It ends with the process at the latest.
public struct Deadline<Input: Sendable, Output: Sendable>: Sendable {
  let time: @Sendable (Input) -> Duration
  let result: @Sendable (Input) -> Output

  public init(
    _ time: @escaping @Sendable (Input) -> Duration, orElse result: @escaping @Sendable (Input) -> Output
  ) {
    self.time = time
    self.result = result
  }
}
