// Each module alone, and names that tell whose they are.
import MVVMContext
import MVVMCore
import MVVMPresenter

struct Line: MVVMCore.View {}
struct LineViewModel: MVVMCore.ViewModel {}

struct LinePresenter: MVVMPresenter.Presenting {
  func update(view: Line, with viewModel: LineViewModel) {}
}

final class Row: MVVMContext.Contextable {
  var context: LineViewModel?
}
