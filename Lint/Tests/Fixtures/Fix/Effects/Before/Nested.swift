import UIKit

@MainActor final class NestedViewModel {
  var onChange: ((String) -> Void)?
  func load() { onChange?("loaded") }
}

struct Steps {
  subscript(next: Int) -> Int { next }
}

/// mvvmlint reads 19 levels of square brackets, because the parser may need twice the time for each. A capture list adds one.
final class NestedViewController: UIViewController {
  private let viewModel = NestedViewModel()
  private let steps = Steps()
  private var text = ""

  // swift-format-ignore
  override func viewDidLoad() {
    super.viewDidLoad()
    let bind = steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[steps[{
      self.viewModel.onChange = { text in self.text = text }
      return 0
    }()]]]]]]]]]]]]]]]]]]]
    print(bind)
  }
}
