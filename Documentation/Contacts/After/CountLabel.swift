import SwiftMVVMPattern
import UIKit

class CountLabel: UILabel, View {}
