import SwiftMVVMPattern

enum Route { case list }
final class ListViewModel: ViewModel {}

func page() -> NavigationDestination<String> {
  // expected-note@-1 {{add '@MainActor' to make global function 'page()' part of global actor 'MainActor'}}
  NavigationDestination(ListViewModel()) { _ in "list" }
  // expected-error@-1 {{call to main actor-isolated initializer 'init(_:_:)' in a synchronous nonisolated context}}
}
