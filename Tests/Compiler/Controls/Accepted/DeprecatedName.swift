// A deprecated name without the line that allows it.
import SwiftMVVMPattern

final class Named: HolderPresenter {
  var view: Line?
  var viewModel: String?
}

struct Line: View {}
