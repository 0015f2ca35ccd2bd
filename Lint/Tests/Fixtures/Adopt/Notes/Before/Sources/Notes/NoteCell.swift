import UIKit

public final class RowViewModel {
  public func load() {}
}

final class NoteCell: UITableViewCell {
  let viewModel = RowViewModel()
}
