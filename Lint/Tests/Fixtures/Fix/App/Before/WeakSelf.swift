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
    viewModel.titles.sink { self.show($0) }.store(in: &bag)
  }

  func bindAssignment() {
    token = viewModel.titles.sink { title in self.label.text = title.uppercased() }
  }

  func bindMember() {
    viewModel.titles.sink { (title: String) in
      self.label.text = title
    }.store(in: &bag)
  }

  func bindStatements() {
    viewModel.titles
      .sink { title in
        // Counts the titles.
        self.count += 1
        self.show("\(self.count) \(title)")
      }
      .store(in: &bag)
  }

  func bindWithCaptureList() {
    viewModel.titles.sink { [label] title in
      label.text = title
      self.show(title)
    }.store(in: &bag)
  }

  // The closure writes to values that nothing else reads.
  func bindOwnVariable() {
    viewModel.onChange = { title in
      var words = title.split(separator: " ")
      words.removeFirst()
      self.show(words.joined())
    }
  }

  // Only a variable could be changed by the calls.
  func bindConstants() {
    let page = Page(title: "Start")
    viewModel.onChange = { [label] title in
      label.text = title
      page.check()
      self.show(title)
    }
  }

  // Only a view shows the text.
  func bindParameterOfView() {
    editor.onRow = { label in
      label.text = "\(self.count)"
    }
  }

  func bindWithStrongCapture() {
    viewModel.titles.sink { [self] title in
      self.show(title)
    }.store(in: &bag)
  }

  // `self?.add(view)` wouldn't compile, because `view` is a member of a superclass.
  func bindInheritedMember() {
    viewModel.titles.sink { [self] _ in
      self.add(view)
    }.store(in: &bag)
  }

  func bindImplicitMember() {
    viewModel.titles.sink { [self] title in
      self.count += 1
      show(title)
    }.store(in: &bag)
  }

  private func add(_ view: UIView?) { view?.addSubview(label) }

  func bindInnerClosure() {
    viewModel.titles.sink { title in
      animate { self.label.text = title }
    }.store(in: &bag)
  }

  func bindInnerWeakCapture() {
    viewModel.titles.sink { title in
      self.show(title)
      self.present(UIViewController(), animated: true) { [weak self] in self?.show("") }
    }.store(in: &bag)
  }

  func bindInnerGuard() {
    viewModel.titles.sink { title in
      self.present(UIViewController(), animated: true) { [weak self] in
        guard let self else { return }
        self.show(title)
      }
    }.store(in: &bag)
  }

  func bindInnerStrongCapture() {
    viewModel.titles.sink { title in
      animate { [self] in self.show(title) }
    }.store(in: &bag)
  }

  func bindValues() {
    viewModel.pages.sink { pages in
      for page in pages { self.show(page.title) }
      self.pages = pages
    }.store(in: &bag)
  }

  func bindWithReturn() {
    viewModel.titles.sink { title in
      if title.isEmpty { return }
      self.show(title)
    }.store(in: &bag)
  }

  func assignCallback() {
    viewModel.onChange = { title in
      self.show(title)
    }
  }

  func assignCommentedCallback() {
    viewModel.onChange = { title in /* A comment
      of two lines */
      self.count += 1
      self.show(title)
    }
  }

  func assignIsolatedCallback() {
    viewModel.onLoad = { @MainActor count, title in self.show("\(count) \(title)") }
  }

  func listen(to meter: Meter) {
    task = Task {
      for await reading in meter.readings() {
        self.show("\(reading)")
        self.count = reading
      }
    }
  }

  func listenImplicitly(to meter: Meter) {
    task = Task {
      for await reading in meter.readings() {
        show("\(reading)")
        self.count = reading
      }
    }
  }
}

@MainActor private func animate(_ change: () -> Void) { change() }
