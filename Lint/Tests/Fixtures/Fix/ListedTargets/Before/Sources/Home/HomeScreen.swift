import UIKit

final class HomeScreen: UIViewController { let viewModel = HomeViewModel() }
