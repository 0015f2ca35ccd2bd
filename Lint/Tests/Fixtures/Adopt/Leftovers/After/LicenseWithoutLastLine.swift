// swift-format-ignore-file
/* A license
 */

import protocol SwiftMVVMPattern.ViewModel

final class LastLineViewModel { func load() {} }

extension LastLineViewModel: SwiftMVVMPattern.ViewModel {}