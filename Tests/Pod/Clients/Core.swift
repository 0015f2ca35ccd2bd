// pod 'SwiftMVVMPattern': contains only the roles.
import SwiftMVVMPattern

final class Label: View {}

final class Greeting: ViewModel {
  let text = "Hello"
}

@MainActor
final class Controller: ViewModelObserver {
  @ObservedViewModel var viewModel: Greeting?
  func bind() { print(viewModel?.text ?? "") }
}

@MainActor func logIssues() {
  RuntimeIssue.handler = .init { issue in print(issue) }
}

typealias Absent = (
  Presenter<Label, Greeting>,  // expected-error {{cannot find type 'Presenter' in scope}}
  any Contextable  // expected-error {{cannot find type 'Contextable' in scope}}
)
