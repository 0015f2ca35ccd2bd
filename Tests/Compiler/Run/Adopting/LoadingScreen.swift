// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Articles/LoadingAndUnloading.md arrivals-screen
// The screen shows the state of its view model after every legal sequence of events.
import Prelude

struct NoArrivals: ArrivalStore {
  func arrivals() async throws -> [Contact] { [] }
}

@main
@MainActor
struct LoadingScreen {
  static func main() {
    let findings = lifecycleFindings(
      of: { ArrivalsViewModel(store: NoArrivals()) }, by: { _ in ArrivalsViewController() }, updates: [.arrivals],
      shows: { $0.statusLabel.text == "Loading…" }, expecting: { $0.state == .loading })
    expect(findings.map(\.description), [], "the findings about the callbacks")

    let screen = ArrivalsViewController()
    screen.viewModel = ArrivalsViewModel(store: NoArrivals())
    screen.loadViewIfNeeded()
    expect(screen.statusLabel.text, nil, "the status before the screen appears")
    screen.viewWillAppear(false)
    expect(screen.statusLabel.text, "Loading…", "the status when the screen appears")
    screen.viewDidDisappear(false)
    expect(screen.statusLabel.text, nil, "the status when the screen has disappeared")
    finish()
  }
}
