import UIKit

open class KeyViewController: UIViewController {}

extension KeyViewController {
  public var viewModel: KeyViewModel { KeyViewModel() }
}

public class KeyRingViewController: UIViewController {}

public extension KeyRingViewController {
  var viewModel: KeyViewModel { KeyViewModel() }
}
