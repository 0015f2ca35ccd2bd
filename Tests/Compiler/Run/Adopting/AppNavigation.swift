// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Articles/Navigating.md routes
// The navigation of the page, with a recorder and with a navigation controller.
import Prelude

extension AppNavigation {
  var screens: [String] { controller.viewControllers.map { "\(type(of: $0))" } }
}

@main
@MainActor
struct Navigating {
  static let ada = Contact(id: 1, name: "Ada")

  static func main() async throws {
    try await record()
    try await show()
    finish()
  }

  static func record() async throws {
    let recorder = NavigationRecorder<AppRoute>()
    let host = NavigationHost(recording: recorder, AppNavigation.destination)
    try await host.navigator.setRoot(.contacts)
    try await recorder.viewModels(of: ContactsViewModel.self).last?.select(ada)
    expect(recorder.steps, [.push(.contacts), .push(.contact(ada))], "the steps")
    recorder.onBack?(.pop(1))
    expect(host.layers, [[.contacts]], "the layers after the person has gone back")
  }

  static func show() async throws {
    let navigation = AppNavigation()
    try await navigation.start()
    expect(navigation.screens, ["Page<LoginViewModel>"], "the first screen")
    try await (navigation.controller.viewControllers.first as? Page<LoginViewModel>)?.viewModel.logIn()
    expect(navigation.screens, ["Page<ContactsViewModel>"], "the screen after the login")
    try await navigation.openLink(to: ada)
    expect(navigation.screens, ["Page<ContactsViewModel>", "Page<ProfileViewModel>"], "the screens of a link")
  }
}
