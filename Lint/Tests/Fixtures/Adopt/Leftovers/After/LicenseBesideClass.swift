/* A license
 * /* of nested comments,

 */
 */

import protocol SwiftMVVMPattern.ViewModel

final class LicenseBesideClassViewModel { func load() {} }

extension LicenseBesideClassViewModel: SwiftMVVMPattern.ViewModel {}
