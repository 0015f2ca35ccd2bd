import MVVMCore
import Testing

/// A holder declares its view model in any form; generic code reads it as an optional.
@MainActor
@Suite struct HolderTests {
  final class ByType: ViewModelHolder {
    let viewModel: Counter
    init(_ viewModel: Counter) { self.viewModel = viewModel }
  }

  final class ByProtocol: ViewModelHolder {
    let viewModel: any Counting
    init(_ viewModel: any Counting) { self.viewModel = viewModel }
  }

  final class Optionally: ViewModelHolder {
    var viewModel: Counter?
  }

  final class Weakly: ViewModelHolder {
    weak var viewModel: Counter?
  }

  final class OptionalProtocol: ViewModelHolder {
    var viewModel: (any Counting)?
  }

  func held<Holder: ViewModelHolder>(by holder: Holder) -> Holder.HeldViewModel? { holder.viewModel }

  @Test func genericCodeReadsTheViewModelOfEveryHolder() {
    let counter = Counter()
    counter.increment()
    let optional = Optionally()
    optional.viewModel = counter
    let weak = Weakly()
    weak.viewModel = counter
    let existential = OptionalProtocol()
    existential.viewModel = counter

    #expect(held(by: ByType(counter))?.count == 1)
    #expect(held(by: ByProtocol(counter))?.count == 1)
    #expect(held(by: optional)?.count == 1)
    #expect(held(by: weak)?.count == 1)
    #expect(held(by: existential)?.count == 1)
  }

  @Test func heldViewModelIsNilUntilAnOptionalOneIsSet() {
    #expect(held(by: Optionally()) == nil)
    #expect(held(by: Weakly()) == nil)
    #expect(held(by: OptionalProtocol()) == nil)
  }

  @Test func heldViewModelTypeIsTheUnwrappedType() {
    func heldType<Holder: ViewModelHolder>(of _: Holder.Type) -> String { "\(Holder.HeldViewModel.self)" }
    #expect(heldType(of: ByType.self) == "Counter")
    #expect(heldType(of: Optionally.self) == "Counter")
    #expect(heldType(of: Weakly.self) == "Counter")
    #expect(heldType(of: ByProtocol.self) == "Counting")
    #expect(heldType(of: OptionalProtocol.self) == "Counting")
  }
}
