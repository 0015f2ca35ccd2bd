import UIKit

/// The type of a closure chooses between two functions only if the call is all that the closure contains.
final class OverloadedViewController: UIViewController {
  private let viewModel = FeedViewModel()

  private func show(_ title: String) { self.title = title }
  @discardableResult private func show(_ title: String) -> Bool { !title.isEmpty }

  func bindCall() {
    viewModel.onChange = { title in self.show(title) }
  }

  // The statement with 'return' has the type of the closure.
  func bindReturn() {
    viewModel.onChange = { [weak self] title in
      guard let self else { return }
      return self.show(title)
    }
  }
}
