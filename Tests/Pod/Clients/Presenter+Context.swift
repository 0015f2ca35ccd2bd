// Both subspecs in one Podfile: a cell that presents and carries its entity.
import SwiftMVVMPattern

final class Row: View, ViewModelHolder, Presentable, Contextable {
  var text = ""
  var context: String?
  var viewModel: RowViewModel?
  var presenter: Presenter<Row, RowViewModel>?

  func show(_ entity: String) -> PresentationResult {
    context = entity
    viewModel = RowViewModel(text: entity)
    return presentViewModel(in: self)
  }
}

struct RowViewModel: ViewModel {
  let text: String
}
