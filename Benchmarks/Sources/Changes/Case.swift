/// Something that is done many times.
@MainActor
protocol Call {
  func callAsFunction(_ index: Int)
  /// What it came to: the same on every side.
  var result: Int { get }
}

/// Something whose end comes in a later turn of the main actor.
@MainActor
protocol LaterCall: Call {
  var isDone: Bool { get }
}

/// Who does it.
enum Side: String, CaseIterable {
  case kit, array, openCombine, observation
}

/// One thing to do, on each side.
struct Case: CustomStringConvertible {
  let name: String
  let sides: [Side: @MainActor () -> any Call]
  var limit: Limit?
  /// How many calls are measured: fewer of those that are long.
  var calls: Int

  var description: String { "\(name)\t\(limit?.description ?? "-")\t\(calls)" }
}

/// What the kit may take for a call, and allocate nothing.
enum Limit: CustomStringConvertible {
  case instructions(Int)
  /// Of what the array takes.
  case times(Double)

  var description: String {
    switch self {
    case .instructions(let count): "\(count)"
    case .times(let times): "x\(times)"
    }
  }
}

/// What the loop itself costs, which is taken off every figure.
struct Nothing: Call {
  func callAsFunction(_ index: Int) {}
  var result: Int { 0 }
}

/// What observers add up.
@MainActor
final class Sum {
  var value = 0
  /// How many are still to be told, where that is not at once.
  var awaited = 0
}

/// What the array holds. Not the closures alone: an array of those wraps each of them anew whenever it is called, for three times
/// the instructions.
struct Observer<Change> {
  let tell: @MainActor (Change) -> Void
}
