import UIKit

import protocol SwiftMVVMPattern.View

class CountLabel: UILabel {}

extension CountLabel: SwiftMVVMPattern.View {}
