/// A call that is made many times.
@MainActor
protocol Call {
  func callAsFunction(_ index: Int)
  /// The result, which is the same on every side.
  var result: Int { get }
}

/// A call that ends in a later turn of the main actor.
@MainActor
protocol LaterCall: Call {
  var isDone: Bool { get }
}

/// The implementation of a case.
enum Side: String, CaseIterable {
  case kit, array, openCombine, observation
}

/// A call with its implementation on each side.
struct Case: CustomStringConvertible {
  let name: String
  let sides: [Side: @MainActor () -> any Call]
  var limit: Limit?
  /// The number of measured calls; smaller for slow ones.
  var calls: Int

  var description: String { "\(name)\t\(limit?.description ?? "-")\t\(calls)" }
}

/// The limit of the kit's instructions per call. No allocation is allowed.
enum Limit: CustomStringConvertible {
  case instructions(Int)
  /// A multiple of the array's instructions.
  case times(Double)

  var description: String {
    switch self {
    case .instructions(let count): "\(count)"
    case .times(let times): "x\(times)"
    }
  }
}

/// The cost of the loop itself, which is subtracted from every figure.
struct Nothing: Call {
  func callAsFunction(_ index: Int) {}
  var result: Int { 0 }
}

/// The sum that observers add up.
@MainActor
final class Sum {
  var value = 0
  /// The number of pending notifications, if they aren't delivered immediately.
  var awaited = 0
}

/// An element of the handwritten array. An array of bare closures wraps each of them again on every call, for three times the
/// instructions.
struct Observer<Change> {
  let notify: @MainActor (Change) -> Void
}
