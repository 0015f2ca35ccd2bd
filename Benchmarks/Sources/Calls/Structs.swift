import MVVMCore

/// A view model that is a struct. A property wrapper returns a copy of the whole value, while handwritten code reads one field.
/// These cases have no limit.
let structs = [
  Case(name: "set an @ObservedViewModel, a struct", kit: { KitCard() }, byHand: { HandCard() }, limit: nil),
  Case(name: "read an @ObservedViewModel, a struct", kit: { KitCardRead() }, byHand: { HandCardRead() }, limit: nil),
]

struct Card: ViewModel {
  var title: String
  var subtitle = "a text that is too long for an inline String"
  var tags = ["a", "b"]
  var owner: Profile? = Profile("Ada")

  /// Returns one of two, alternately.
  static func card(_ index: Int) -> Card { index & 1 == 0 ? ada : grace }
  private static let ada = Card(title: "Ada, whose name does not fit")
  private static let grace = Card(title: "Grace, whose name does not fit either")
}

private final class KitCard: ViewModelObserver, Call {
  @ObservedViewModel var viewModel: Card?
  var shown = 0
  func bind() { shown = viewModel?.title.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .card(index)
    return shown
  }
}

@MainActor
private final class HandCard: Call {
  var viewModel: Card? {
    didSet { bind() }
  }
  var shown = 0
  func bind() { shown = viewModel?.title.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .card(index)
    return shown
  }
}

private final class KitCardRead: ViewModelObserver, Call {
  @ObservedViewModel var viewModel: Card? = .card(0)
  func bind() {}
  func callAsFunction(_: Int) -> Int { viewModel?.title.utf8.count ?? 0 }
}

@MainActor
private final class HandCardRead: Call {
  var viewModel: Card? = .card(0) {
    didSet { bind() }
  }
  func bind() {}
  func callAsFunction(_: Int) -> Int { viewModel?.title.utf8.count ?? 0 }
}
