import SwiftMVVMPattern
import UIKit

enum Route { case list }

@MainActor func open(_ navigator: Navigator<Route>) async throws {
  try await navigator.push(UIViewController())
  // expected-error@-1 {{cannot convert value of type 'UIViewController' to expected argument type 'Route'}}
}
