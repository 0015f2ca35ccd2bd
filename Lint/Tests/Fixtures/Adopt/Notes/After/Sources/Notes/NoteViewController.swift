public import UIKit

public import protocol MVVMCore.View
public import protocol MVVMCore.ViewModelHolder

public final class NoteViewController: UIViewController {
  public let viewModel: NoteViewModel

  public init(viewModel: NoteViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

extension NoteViewController: MVVMCore.ViewModelHolder {}

final class PreviewViewController: UIViewController {
  private let viewModel = NoteViewModel()
}

public final class NoteView: UIView {
  #if os(macOS)
    final class CursorView: UIView {}
  #endif
}

extension NoteView: MVVMCore.View {}
