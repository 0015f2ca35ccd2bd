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

/// A subclass whose author forgot the hook.
final class ForgetfulPresenter: Presenter<Label, Name> {}

/// A screen that is given whatever presenter fits.
final class Screen: ViewModelHolder, Presentable {
  var viewModel: Name?
  var presenter: Presenter<Label, Name>?

  init(viewModel: Name? = nil, presenter: Presenter<Label, Name>? = nil) {
    (self.viewModel, self.presenter) = (viewModel, presenter)
  }
}

/// A screen that is given one kind of presenter, a value.
final class PlainScreen: ViewModelHolder, Presentable {
  var viewModel: Name?
  var presenter: PlainPresenter?
  init() {}
}
