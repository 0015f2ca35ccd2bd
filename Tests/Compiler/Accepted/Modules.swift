// Modules imported separately, and names qualified by their module.
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
