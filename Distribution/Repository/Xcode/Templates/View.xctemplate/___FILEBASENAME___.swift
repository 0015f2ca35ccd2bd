//___FILEHEADER___

import SwiftMVVMPattern
import UIKit

final class ___FILEBASENAMEASIDENTIFIER___: UIView, View {}
