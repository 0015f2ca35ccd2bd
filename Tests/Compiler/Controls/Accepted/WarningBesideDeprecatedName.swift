// Deprecated names are allowed here, and another warning isn't.
// uses deprecated names
import SwiftMVVMPattern

final class Named: HolderPresenter {
  var view: Line?
  var viewModel: String?
  func greet() { var greeting = "Hello" }
}

struct Line: View {}
