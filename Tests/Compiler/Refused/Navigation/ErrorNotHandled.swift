import SwiftMVVMPattern

enum Route { case list }

@MainActor func open(_ navigator: Navigator<Route>) async {
  await navigator.push(.list)
  // expected-error@-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
}
