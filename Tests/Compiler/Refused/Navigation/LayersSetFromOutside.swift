import SwiftMVVMPattern

enum Route { case list }

@MainActor func reset(_ host: NavigationHost<Route, NavigationRecorder<Route>>) {
  host.layers = [[.list]]
  // expected-error@-1 {{cannot assign to property: 'layers' is a get-only property}}
}
