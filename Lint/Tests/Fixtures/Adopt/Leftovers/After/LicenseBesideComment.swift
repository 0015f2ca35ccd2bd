// swift-format-ignore-file
/*
 A license.
*/

import protocol SwiftMVVMPattern.ViewModel

/** A documented class,
    beside the license. */ final class DocumentedViewModel {
  func load() {}
} /* The end
   of the class. */

extension DocumentedViewModel: SwiftMVVMPattern.ViewModel {}
