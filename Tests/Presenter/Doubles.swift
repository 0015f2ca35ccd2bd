import MVVMCore
import MVVMPresenter

final class Label: View {
  var text = ""
  init() {}
}

final class Name: ViewModel {
  let text: String
  init(_ text: String) { self.text = text }
}

final class UpperCasePresenter: Presenter<Label, Name> {
  override func update(view: Label, with viewModel: Name) { view.text = viewModel.text.uppercased() }
}

struct PlainPresenter: Presenting {
  func update(view: Label, with viewModel: Name) { view.text = viewModel.text }
}

/// A subclass that doesn't override the hook.
final class ForgetfulPresenter: Presenter<Label, Name> {}

/// A screen that accepts any presenter of its pair.
final class Screen: ViewModelHolder, Presentable {
  var viewModel: Name?
  var presenter: Presenter<Label, Name>?

  init(viewModel: Name? = nil, presenter: Presenter<Label, Name>? = nil) {
    (self.viewModel, self.presenter) = (viewModel, presenter)
  }
}

/// A screen that accepts one presenter type, a struct.
final class PlainScreen: ViewModelHolder, Presentable {
  var viewModel: Name?
  var presenter: PlainPresenter?
  init() {}
}
