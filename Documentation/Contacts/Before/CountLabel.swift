import UIKit

class CountLabel: UILabel {}
