// pod 'SwiftMVVMPattern/Conformance': includes the modules that it probes, but no test framework.
import SwiftMVVMPattern

@MainActor final class NameViewModel: ViewModel {
  let name: Dynamic<String>
  init(_ name: String) { self.name = Dynamic(name) }
}

final class NameScreen: ViewModelObserver, View {
  @ObservedViewModel var viewModel: NameViewModel?
  private(set) var shown = ""
  private var token: BindingToken?
  func bind() { token = viewModel?.name.bindAndFire { [weak self] in self?.shown = $0 } }
}

@MainActor func findings() async -> [ConformanceFinding] {
  let replaced = await replacementFindings(
    NameScreen(), \.viewModel, NameViewModel("Ada"), then: NameViewModel("Grace"), settle: 0,
    change: { $0.name.value += "!" }, shows: { $0.shown })
  return await deallocationFindings { [NameScreen(), NameViewModel("Ada")] } + replaced
}

func asserted() {
  XCTAssertNoFindings([])  // expected-error {{cannot find 'XCTAssertNoFindings' in scope}}
  expectNoFindings([])  // expected-error {{cannot find 'expectNoFindings' in scope}}
}
