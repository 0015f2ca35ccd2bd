// pod 'SwiftMVVMPattern/Presenter': includes the roles, but not the contexts.
import SwiftMVVMPattern

final class Label: View {
  var text = ""
}

struct Greeting: ViewModel {
  let text = "Hello"
}

@MainActor
final class Controller: ViewModelHolder, Presentable {
  let label = Label()
  var viewModel: Greeting?
  var presenter: Presenter<Label, Greeting>?
  func show() { presentViewModel(in: label) }
  func showInATest() {
    RuntimeIssue.$scopedHandler.withValue(.init { issue in print(issue.kind == .missingViewModel) }) { show() }
  }
}

typealias Absent = any Contextable  // expected-error {{cannot find type 'Contextable' in scope}}
