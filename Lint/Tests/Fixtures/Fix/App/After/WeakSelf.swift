import Combine
import UIKit

/// Closures that can capture `self` weakly. Each function has another form of closure.
final class WeakSelfViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private let editor = Editor()
  private let label = UILabel()
  private var bag: Set<AnyCancellable> = []
  private var token: AnyCancellable?
  private var task: Task<Void, Never>?
  private var count = 0
  private var pages: [Page] = []

  func show(_ title: String) { label.text = title }

  func bindCall() {
    viewModel.titles.sink { [weak self] in self?.show($0) }.store(in: &bag)
  }

  func bindAssignment() {
    token = viewModel.titles.sink { [weak self] title in self?.label.text = title.uppercased() }
  }

  func bindMember() {
    viewModel.titles.sink { [weak self] (title: String) in
      self?.label.text = title
    }.store(in: &bag)
  }

  func bindStatements() {
    viewModel.titles
      .sink { [weak self] title in
        guard let self else { return }
        // Counts the titles.
        self.count += 1
        self.show("\(self.count) \(title)")
      }
      .store(in: &bag)
  }

  func bindWithCaptureList() {
    viewModel.titles.sink { [weak self, label] title in
      guard let self else { return }
      label.text = title
      self.show(title)
    }.store(in: &bag)
  }

  // The closure writes to values that nothing else reads.
  func bindOwnVariable() {
    viewModel.onChange = { [weak self] title in
      guard let self else { return }
      var words = title.split(separator: " ")
      words.removeFirst()
      self.show(words.joined())
    }
  }

  // Only a variable could be changed by the calls.
  func bindConstants() {
    let page = Page(title: "Start")
    viewModel.onChange = { [weak self, label] title in
      guard let self else { return }
      label.text = title
      page.check()
      self.show(title)
    }
  }

  // Only a view shows the text.
  func bindParameterOfView() {
    editor.onRow = { [weak self] label in
      guard let self else { return }
      label.text = "\(self.count)"
    }
  }

  func bindWithStrongCapture() {
    viewModel.titles.sink { [weak self] title in
      self?.show(title)
    }.store(in: &bag)
  }

  // `self?.add(view)` wouldn't compile, because `view` is a member of a superclass.
  func bindInheritedMember() {
    viewModel.titles.sink { [weak self] _ in
      guard let self else { return }
      self.add(view)
    }.store(in: &bag)
  }

  func bindImplicitMember() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      self.count += 1
      show(title)
    }.store(in: &bag)
  }

  private func add(_ view: UIView?) { view?.addSubview(label) }

  func bindInnerClosure() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      animate { self.label.text = title }
    }.store(in: &bag)
  }

  func bindInnerWeakCapture() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      self.show(title)
      self.present(UIViewController(), animated: true) { [weak self] in self?.show("") }
    }.store(in: &bag)
  }

  func bindInnerGuard() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      self.present(UIViewController(), animated: true) { [weak self] in
        guard let self else { return }
        self.show(title)
      }
    }.store(in: &bag)
  }

  func bindInnerStrongCapture() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      animate { [self] in self.show(title) }
    }.store(in: &bag)
  }

  func bindValues() {
    viewModel.pages.sink { [weak self] pages in
      guard let self else { return }
      for page in pages { self.show(page.title) }
      self.pages = pages
    }.store(in: &bag)
  }

  func bindWithReturn() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      if title.isEmpty { return }
      self.show(title)
    }.store(in: &bag)
  }

  func assignCallback() {
    viewModel.onChange = { [weak self] title in
      self?.show(title)
    }
  }

  func assignCommentedCallback() {
    viewModel.onChange = { [weak self] title in /* A comment
      of two lines */
      guard let self else { return }
      self.count += 1
      self.show(title)
    }
  }

  func assignIsolatedCallback() {
    viewModel.onLoad = { @MainActor [weak self] count, title in self?.show("\(count) \(title)") }
  }

  func listen(to meter: Meter) {
    task = Task { [weak self] in
      for await reading in meter.readings() {
        guard let self else { return }
        self.show("\(reading)")
        self.count = reading
      }
    }
  }

  func listenImplicitly(to meter: Meter) {
    task = Task { [weak self] in
      for await reading in meter.readings() {
        guard let self else { return }
        show("\(reading)")
        self.count = reading
      }
    }
  }
}

@MainActor private func animate(_ change: () -> Void) { change() }
