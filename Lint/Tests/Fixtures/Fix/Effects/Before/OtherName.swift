import UIKit

@MainActor final class NoteViewModel {
  var onChange: ((String) -> Void)?
  func load() { onChange?("loaded") }
}

/// The closure captures `self` by another name, too.
final class NoteViewController: UIViewController {
  private let viewModel = NoteViewModel()
  private var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    let me = self
    viewModel.onChange = { text in
      self.text = text
      if me.isViewLoaded { print(text) }
    }
  }
}
