import SwiftMVVMPattern
import UIKit

enum Route { case list }
final class ListViewModel: ViewModel {}
struct Page { let viewModel: ListViewModel }

@MainActor func page(_ route: Route, _ navigator: Navigator<Route>) -> NavigationDestination<Page> {
  NavigationDestination(ListViewModel(), Page.init)
}

@MainActor func host(_ stage: NavigationControllerStage) -> NavigationHost<Route, NavigationControllerStage> {
  NavigationHost(on: stage, page)
  // expected-error@-1 {{cannot convert value of type '@MainActor @Sendable (Route, Navigator<Route>) -> NavigationDestination<Page>' to expected argument type '@MainActor @Sendable (Route, Navigator<Route>) throws -> NavigationDestination<UIViewController>'}}
  // expected-note@-2 {{arguments to generic parameter 'Screen' ('Page' and 'UIViewController') are expected to be equal}}
}
