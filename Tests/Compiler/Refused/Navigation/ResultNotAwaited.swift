import SwiftMVVMPattern

enum Route { case list }

@MainActor func open(_ navigator: Navigator<Route>) {
  // expected-note@-1 {{add 'async' to function 'open' to make it asynchronous}}
  try? navigator.push(.list)
  // expected-error@-1 {{'async' call in a function that does not support concurrency}}
}
