import MVVMCore
import MVVMNavigation
import Testing

/// The recorded steps and view models.
@MainActor
@Suite(.hangGuard) struct RecorderTests {
  @MainActor final class OtherModel: ViewModel {}

  let recorder = NavigationRecorder<Place>()
  let host: NavigationHost<Place, NavigationRecorder<Place>>

  init() {
    host = NavigationHost(recording: recorder) { place, navigator in
      if case .bare = place { return NavigationDestination(OtherModel()) { _ in "bare" } }
      return NavigationDestination(PageModel(place, navigator)) { "page of \($0.place)" }
    }
  }

  @Test func `steps are recorded in order`() async throws {
    try await host.navigator.limited.push(.page(0))
    try await host.navigator.limited.present(.bare(1))
    try await host.navigator.limited.dismiss()
    try await host.navigator.limited.open([.page(2), .page(3)])
    try await host.navigator.limited.popToRoot()
    #expect(
      recorder.steps == [
        .push(.page(0)), .present(.bare(1)), .dismiss(1), .push(.page(2)), .push(.page(3)), .pop(2),
      ])
  }

  @Test func `destinations are recorded with their view models and screens`() async throws {
    try await host.navigator.limited.push(.page(0))
    try await host.navigator.limited.present(.bare(1))
    let model = try #require(recorder.viewModels(of: PageModel.self).first)
    try await model.navigator.limited.push(.page(2))
    #expect(recorder.viewModels(of: PageModel.self).map(\.place) == [.page(0), .page(2)])
    #expect(recorder.viewModels(of: OtherModel.self).count == 1)
    #expect(
      recorder.destinations.compactMap { $0.screen as? String } == ["page of page(0)", "bare", "page of page(2)"])
    #expect(recorder.destinations[0].viewModel as? PageModel === model)
  }

  @Test func `a test can go back like a person`() async throws {
    try await host.navigator.limited.open([.page(0), .page(1)])
    recorder.onBack?(.pop(1))
    #expect(host.layers == [[.page(0)]])
    #expect(recorder.steps.count == 2)
  }

  @Test func `the first pushed screen can be popped if the recorder has its own root`() async throws {
    let recorder = NavigationRecorder<Place>(hasOwnRoot: true)
    let host = NavigationHost(recording: recorder, page)
    try await host.navigator.limited.push(.page(0))
    try await host.navigator.limited.pop()
    #expect(recorder.steps == [.push(.page(0)), .pop(1)])
    #expect(
      await outcome { () async throws(NavigationError) in try await host.navigator.limited.pop() } == "nothing to pop")
  }
}
