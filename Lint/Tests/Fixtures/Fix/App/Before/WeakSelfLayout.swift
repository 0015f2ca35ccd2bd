// swift-format-ignore-file
import Combine
import UIKit

/// Closures whose capture list or body isn't written as usual.
final class LayoutViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private let label = UILabel()
  private var bag: Set<AnyCancellable> = []
  private var count = 0

  func show(_ title: String) { self.title = title }

  func bindWithCapturesInLines() {
    viewModel.titles.sink { [
      label,
    ] title in
      label.text = title
      self.show(title)
    }.store(in: &bag)
  }

  func bindWithCapturesAndCommentInLines() {
    viewModel.titles.sink { [ // The parts of the screen.
      label,
      count,
    ] title in
      label.text = title + "\(count)"
      self.show(title)
    }.store(in: &bag)
  }

  func bindWithSpacesAroundCapture() {
    viewModel.titles.sink { [ label ] title in label.text = title; self.show(title) }.store(in: &bag)
  }

  func bindWithSpaceInEmptyList() {
    viewModel.titles.sink { [ ] title in self.show(title) }.store(in: &bag)
  }

  func bindWithEmptyList() {
    viewModel.titles.sink { [] title in self.show(title) }.store(in: &bag)
  }

  func bindWithLineInEmptyList() {
    viewModel.titles.sink { [
    ] title in self.show(title) }.store(in: &bag)
  }

  func bindWithCommentInEmptyList() {
    viewModel.titles.sink { [ /* None. */ ] title in self.show(title) }.store(in: &bag)
  }

  func bindAfterBlankLine() {
    viewModel.titles.sink { title in

      self.count += 1
      self.show(title)
    }.store(in: &bag)
  }

  func bindAfterBlankLinesBeforeComment() {
    viewModel.titles.sink { title in
  

      // Counts first.

      self.count += 1
      self.show(title)
    }.store(in: &bag)
  }
}
