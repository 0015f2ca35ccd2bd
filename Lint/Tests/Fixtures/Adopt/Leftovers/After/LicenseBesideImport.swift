/* A license
 * of several lines,

 * with a blank one.
 */ import UIKit

import protocol SwiftMVVMPattern.ViewModel

final class LicenseViewModel { func load() {} }

extension LicenseViewModel: SwiftMVVMPattern.ViewModel {}
