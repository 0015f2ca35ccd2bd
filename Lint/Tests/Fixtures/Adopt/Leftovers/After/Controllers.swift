import UIKit

import protocol SwiftMVVMPattern.ViewModelHolder
import protocol SwiftMVVMPattern.ViewModelObserver

typealias VM = GateViewModel

final class AliasViewController: UIViewController {
  let viewModel = VM()
}

final class PrivateViewController: UIViewController {
  private let viewModel = GateViewModel()

  func load() { viewModel.load() }
}

final class UnwrappedViewController: UIViewController {
  var viewModel: GateViewModel!
}

public final class PublicViewController: UIViewController {
  let viewModel = GateViewModel()
}

final class HeldViewController: UIViewController {
  let viewModel = MeterViewModel()
}

/// A throwing function doesn't satisfy the requirement of the kit's observers.
final class ThrowingViewController: UIViewController {
  let viewModel = GateViewModel()

  func bind() throws {}
}

extension ThrowingViewController: SwiftMVVMPattern.ViewModelHolder {}

final class PageViewController<Item>: UIViewController {}

extension PageViewController where Item == Int {
  var viewModel: GateViewModel { GateViewModel() }
}

final class FailingViewController: UIViewController {
  var viewModel: GateViewModel { get throws { throw CancellationError() } }
}

@globalActor actor Recorder {
  static let shared = Recorder()
}

/// The kit's observers bind on the main actor.
final class RecordingViewController: UIViewController {
  let viewModel = GateViewModel()

  @Recorder func bind() {}
}

/// The kit's holders require copyable view models.
final class UniqueViewController: UIViewController {
  let viewModel = UniqueViewModel()
}

final class VoidViewController: UIViewController {
  let viewModel = GateViewModel()

  func bind() -> Void {}
}

extension VoidViewController: SwiftMVVMPattern.ViewModelObserver {}
