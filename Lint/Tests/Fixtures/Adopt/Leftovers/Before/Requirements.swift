import UIKit

/// The kit's observers have a property with this name.
final class HiddenReadyViewController: UIViewController {
  let viewModel = GateViewModel()
  private var isReadyToBind = false

  func bind() {}
}

/// The kit's holders have a property with this name.
final class HiddenHeldViewController: UIViewController {
  let viewModel = GateViewModel()
  private var heldViewModel: GateViewModel? { viewModel }
}

public class OpenViewController: UIViewController {
  var isReadyToBind: Bool { true }
}

public final class ChildViewController: OpenViewController {
  public let viewModel = OpenViewModel()

  public func bind() {}
}

@MainActor public final class OpenViewModel {
  func load() {}
}

/// Unavailable properties satisfy no requirement.
final class RetiredViewController: UIViewController {
  let viewModel = GateViewModel()
  @available(*, unavailable) var isReadyToBind: Bool { true }

  func bind() {}
}

/// Deprecated properties exist in every build.
final class DeprecatedViewController: UIViewController {
  @available(*, deprecated, message: "Unavailable soon") var viewModel: GateViewModel? { nil }
}

class DoorViewController: UIViewController {
  let viewModel = GateViewModel()
}

/// An observer, although the superclass has the view model.
final class BindingViewController: DoorViewController {
  func bind() {}
}

protocol Titled {}

class LabelViewController: UIViewController, Titled {
  let viewModel = GateViewModel()
}

extension Titled where Self: LabelViewController {
  func makeAlias() -> VM { VM() }
}

/// An extension of a protocol provides a member that the kit provides, too.
@MainActor protocol Preparing: AnyObject {
  var isReadyToBind: Bool { get }
}

extension Preparing {
  var isReadyToBind: Bool { true }
}

final class PreparingViewController: UIViewController, Preparing {
  let viewModel = GateViewModel()
  func bind() {}
}

/// The generic parameter hides the kit's module.
final class BoxViewModel<SwiftMVVMPattern> {
  func load() {}
}

#if RETIRED
  @available(*, unavailable)
#endif
final class RetiredViewModel {
  func load() {}
}
