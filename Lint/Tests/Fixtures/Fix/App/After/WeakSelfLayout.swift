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
      weak self,
      label,
    ] title in
      guard let self else { return }
      label.text = title
      self.show(title)
    }.store(in: &bag)
  }

  func bindWithCapturesAndCommentInLines() {
    viewModel.titles.sink { [ // The parts of the screen.
      weak self,
      label,
      count,
    ] title in
      guard let self else { return }
      label.text = title + "\(count)"
      self.show(title)
    }.store(in: &bag)
  }

  func bindWithSpacesAroundCapture() {
    viewModel.titles.sink { [ weak self, label ] title in guard let self else { return }; label.text = title; self.show(title) }.store(in: &bag)
  }

  func bindWithSpaceInEmptyList() {
    viewModel.titles.sink { [weak self] title in self?.show(title) }.store(in: &bag)
  }

  func bindWithEmptyList() {
    viewModel.titles.sink { [weak self] title in self?.show(title) }.store(in: &bag)
  }

  func bindWithLineInEmptyList() {
    viewModel.titles.sink { [weak self] title in self?.show(title) }.store(in: &bag)
  }

  func bindWithCommentInEmptyList() {
    viewModel.titles.sink { [weak self /* None. */ ] title in self?.show(title) }.store(in: &bag)
  }

  func bindAfterBlankLine() {
    viewModel.titles.sink { [weak self] title in

      guard let self else { return }
      self.count += 1
      self.show(title)
    }.store(in: &bag)
  }

  func bindAfterBlankLinesBeforeComment() {
    viewModel.titles.sink { [weak self] title in
  

      guard let self else { return }
      // Counts first.

      self.count += 1
      self.show(title)
    }.store(in: &bag)
  }
}
