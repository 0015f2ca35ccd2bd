import Testing

/// Closures inside that are kept as values.
@Suite struct ClosureValueTests {
  private func reasons(_ code: String) throws -> [String] {
    let text = """
      import Combine
      import UIKit
      final class ListViewController: UIViewController {
        private let viewModel = ListViewModel()
        private var n = 0
        private var bag: Set<AnyCancellable> = []
        private var later: (() -> Void)?
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
        func reload() {}
        func keep(_ work: @escaping () -> Void) { later = work }
      }
      final class ListViewModel {
        var onEnd: (() -> Void)?
        let events = PassthroughSubject<Int, Never>()
        @Published var name = ""
        @Published var made = makeName()
      }
      final class Hub { static let shared = Hub(); var work: (() -> Void)?; func ping() {} }

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    "viewModel.onEnd = { let update = { self.n = 1 }; _ = update }",
    "viewModel.onEnd = { let update = { self.n = 1 }; self.keep(update) }",
    "viewModel.onEnd = { let update = { self.n = 1; self.reload() }; update(); update() }",
    "viewModel.onEnd = { let update = self.reload; self.keep(update) }",
    "let update: (Int) -> Void = { _ in self.n = 1 }; viewModel.events.sink(receiveValue: update).store(in: &bag)",
    "viewModel.onEnd = { func update() { self.n = 1 }; self.keep(update) }",
  ])
  func closureOfSelfIsSkipped(code: String) throws {
    #expect(try reasons(code) == [])
  }

  @Test(arguments: [
    (
      "let update: (Int) -> Void = { _ in self.n = 1 }; viewModel.events.sink(receiveValue: update).store(in: &bag); Hub.shared.work = { update(1) }",
      "other code uses the closure as well"
    ),
    (
      "var update: (Int) -> Void = { _ in self.n = 1 }; viewModel.events.sink(receiveValue: update).store(in: &bag); update = { _ in }",
      "other code uses the closure as well"
    ),
    (
      "let update = { self.n = 1 }; viewModel.onEnd = update",
      "the object isn't retained by a closure at this place, which could capture 'self' weakly"
    ),
    (
      "viewModel.onEnd = { let update = { self.n = 1 }; Hub.shared.work = update }",
      "an early return could skip a write to a global or static property, or to the object in one (Hub.shared.work)"
    ),
    (
      "viewModel.onEnd = { let update = { Hub.shared.ping() }; update(); self.reload() }",
      "an early return could skip work that doesn't go through 'self' (Hub.shared.ping)"
    ),
    (
      "viewModel.onEnd = { let update = { (h: Hub) in h.ping() }; update(Hub.shared); self.reload() }",
      "an early return could skip work that other code may wait for (update)"
    ),
    (
      "viewModel.onEnd = { var update = { self.n = 1 }; update = Hub.shared.ping; update() }",
      "an early return could skip work that other code may wait for (update)"
    ),
    (
      "let end = { Hub.shared.ping() }; viewModel.onEnd = { end(); self.reload() }",
      "an early return could skip work that other code may wait for (end)"
    ),
  ])
  func otherClosureIsNotSkipped(code: String, reason: String) throws {
    #expect(try reasons(code) == [reason])
  }

  /// The type of a published property may follow from a literal.
  @Test func elementOfLiteralTypeIsPassedOn() throws {
    func code(_ name: String) -> String {
      "viewModel.$\(name).sink { text in self.viewModel.rename(text) }.store(in: &bag)"
    }
    #expect(try reasons(code("name")) == [])
    #expect(try reasons(code("made")).first?.contains("may contain a function (text)") ?? false)
  }
}
