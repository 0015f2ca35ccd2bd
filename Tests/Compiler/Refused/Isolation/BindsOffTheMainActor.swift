import SwiftMVVMPattern

func bind(_ observer: some ViewModelObserver) {
  // expected-note@-1 {{add '@MainActor' to make global function 'bind' part of global actor 'MainActor'}}
  observer.bind()
  // expected-error@-1 {{call to main actor-isolated instance method 'bind()' in a synchronous nonisolated context}}
}
