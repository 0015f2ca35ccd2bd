import MVVMCore

/// Something that is done once; the number it gives is the same by the kit and by hand.
@MainActor
protocol Call {
  func callAsFunction(_ index: Int) -> Int
}

/// One thing to do, by the kit and by hand, over classes of the same layout.
struct Case {
  let name: String
  let kit: @MainActor () -> any Call
  let byHand: @MainActor () -> any Call
  /// How many times the instructions by hand the kit may take, at no allocation; nil where it is only told.
  var limit: Double? = 1.1
}

/// What the loop itself costs, which is taken off every figure.
struct Nothing: Call {
  func callAsFunction(_ index: Int) -> Int { index }
}

public final class Profile: ViewModel, Sendable {
  let name: String
  init(_ name: String) { self.name = name }

  /// One of two, in turn.
  static func profile(_ index: Int) -> Profile { index & 1 == 0 ? ada : grace }
  private static let ada = Profile("Ada")
  private static let grace = Profile("Grace")
}

final class ProfileView: View {
  var name = ""
}
