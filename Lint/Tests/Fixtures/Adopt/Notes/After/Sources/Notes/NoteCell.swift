import UIKit

public import protocol MVVMCore.ViewModel
public import protocol MVVMCore.View
public import protocol MVVMCore.ViewModelHolder

public final class RowViewModel {
  public func load() {}
}

extension RowViewModel: MVVMCore.ViewModel {}

final class NoteCell: UITableViewCell {
  let viewModel = RowViewModel()
}

extension NoteCell: MVVMCore.ViewModelHolder {}

extension NoteCell: MVVMCore.View {}
