import MVVMCore

/// A call whose result is the same for the kit and for handwritten code.
@MainActor
protocol Call {
  func callAsFunction(_ index: Int) -> Int
}

/// A call in two versions, with the kit and handwritten, with classes of the same layout.
struct Case {
  let name: String
  let kit: @MainActor () -> any Call
  let byHand: @MainActor () -> any Call
  /// The highest allowed ratio of the kit's instructions to the handwritten version's, without an allocation; nil for no limit.
  var limit: Double? = 1.1
}

/// The cost of the loop itself, which is subtracted from every figure.
struct Nothing: Call {
  func callAsFunction(_ index: Int) -> Int { index }
}

public final class Profile: ViewModel, Sendable {
  let name: String
  init(_ name: String) { self.name = name }

  /// Returns one of two, alternately.
  static func profile(_ index: Int) -> Profile { index & 1 == 0 ? ada : grace }
  private static let ada = Profile("Ada")
  private static let grace = Profile("Grace")
}

final class ProfileView: View {
  var name = ""
}
