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
    viewModel.titles.sink {self.show($0)}.store(in: &bag)
  }

  func bindStatementsInOneLine() {
    viewModel.titles.sink { self.count += 1; self.show($0) }.store(in: &bag)
  }

  func bindCompoundAssignment() {
    viewModel.titles.sink { _ in self.count += 1 }.store(in: &bag)
  }

  func bindCompoundAssignmentWithoutSpaces() {
    viewModel.onLoad = {_, _ in self.count += 1}
    viewModel.onEnd = {self.count += 1}
  }

  func bindStatementsWithoutSpaces() {
    viewModel.onEnd = {self.count += 1; self.show("")}
  }

  func bindParameterWithoutSpaces() {
    viewModel.onChange = {title in self.title = title}
  }

  func bindParameterClauseWithoutSpaces() {
    viewModel.onChange = {(title) in self.title = title}
  }

  func bindCommentWithoutSpaces() {
    viewModel.onEnd = {/* Ends. */self.count += 1}
  }

  func bindReturnedCall() {
    viewModel.onEnd = { return self.show("") }
  }

  func bindReturnedCallAfterStatement() {
    viewModel.onChange = { title in
      self.count += 1
      return self.show(title)
    }
  }

  func listenWithoutSpaces(to meter: Meter) {
    task = Task {for await reading in meter.readings() {self.count = reading}}
  }
}
