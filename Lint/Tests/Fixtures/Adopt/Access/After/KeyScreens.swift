import UIKit

public import protocol SwiftMVVMPattern.ViewModelHolder

open class KeyViewController: UIViewController {}

extension KeyViewController: SwiftMVVMPattern.ViewModelHolder {}

extension KeyViewController {
  public var viewModel: KeyViewModel { KeyViewModel() }
}

public class KeyRingViewController: UIViewController {}

extension KeyRingViewController: SwiftMVVMPattern.ViewModelHolder {}

public extension KeyRingViewController {
  var viewModel: KeyViewModel { KeyViewModel() }
}
