//___FILEHEADER___

import SwiftMVVMPattern
import UIKit

final class ___VARIABLE_productName___View: UIView, View {}
