// swift-format-ignore-file
import Combine
import UIKit

final class OneLineViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private var bag: Set<AnyCancellable> = []
  private var count = 0

  func show(_ title: String) { self.title = title }

  func bindWithoutSpace() {
    viewModel.titles.sink { [weak self] in self?.show($0)}.store(in: &bag)
  }

  func bindStatementsInOneLine() {
    viewModel.titles.sink { [weak self] in guard let self else { return }; self.count += 1; self.show($0) }.store(in: &bag)
  }

  func bindCompoundAssignment() {
    viewModel.titles.sink { [weak self] _ in guard let self else { return }; self.count += 1 }.store(in: &bag)
  }
}
