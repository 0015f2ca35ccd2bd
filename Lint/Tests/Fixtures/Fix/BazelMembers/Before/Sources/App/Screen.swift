import UIKit

final class Screen: UIViewController { let viewModel = MemberViewModel() }
