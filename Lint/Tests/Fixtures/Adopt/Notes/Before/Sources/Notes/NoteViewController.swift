public import UIKit

public final class NoteViewController: UIViewController {
  public let viewModel: NoteViewModel

  public init(viewModel: NoteViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

final class PreviewViewController: UIViewController {
  private let viewModel = NoteViewModel()
}

public final class NoteView: UIView {
  #if os(macOS)
    final class CursorView: UIView {}
  #endif
}
