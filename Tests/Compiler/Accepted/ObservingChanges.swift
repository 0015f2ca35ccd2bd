// A view controller calls observeChanges without a qualifier, although NSObject has a method named observe.
import Observation
import SwiftMVVMPattern
import UIKit

@MainActor
@Observable
final class TitleViewModel: ViewModel {
  var title = ""
  var isBusy = false
}

final class TitleViewController: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: TitleViewModel?
  private var tokens: [BindingToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
    tokens.append(
      observeChanges(for: self) {
        $0.$viewModel?.isBusy
      } show: {
        $0.view.isHidden = $1 ?? true
      })
  }

  func bind(to viewModel: TitleViewModel?) {
    tokens = [observeChanges(for: self, read: { $0.viewModel?.title }, show: { $0.title = $1 })]
  }
}

final class TitleCell: UITableViewCell, View {
  private var token: BindingToken?

  func show(_ viewModel: TitleViewModel) {
    token = observeChanges(for: self) { _ in
      viewModel.title
    } show: { cell, title in
      cell.textLabel?.text = title
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    token = nil
  }
}
