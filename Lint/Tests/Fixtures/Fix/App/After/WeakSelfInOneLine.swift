// swift-format-ignore-file
import Combine
import UIKit

final class OneLineViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private var bag: Set<AnyCancellable> = []
  private var count = 0
  private var task: Task<Void, Never>?

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

  func bindCompoundAssignmentWithoutSpaces() {
    viewModel.onLoad = {[weak self] _, _ in guard let self else { return }; self.count += 1}
    viewModel.onEnd = { [weak self] in guard let self else { return }; self.count += 1}
  }

  func bindStatementsWithoutSpaces() {
    viewModel.onEnd = { [weak self] in guard let self else { return }; self.count += 1; self.show("")}
  }

  func bindParameterWithoutSpaces() {
    viewModel.onChange = {[weak self] title in self?.title = title}
  }

  func bindParameterClauseWithoutSpaces() {
    viewModel.onChange = {[weak self] (title) in self?.title = title}
  }

  func bindCommentWithoutSpaces() {
    viewModel.onEnd = { [weak self] in /* Ends. */guard let self else { return }; self.count += 1}
  }

  func bindReturnedCall() {
    viewModel.onEnd = { [weak self] in guard let self else { return }; return self.show("") }
  }

  func bindReturnedCallAfterStatement() {
    viewModel.onChange = { [weak self] title in
      guard let self else { return }
      self.count += 1
      return self.show(title)
    }
  }

  func listenWithoutSpaces(to meter: Meter) {
    task = Task { [weak self] in for await reading in meter.readings() {guard let self else { return }; self.count = reading}}
  }
}
