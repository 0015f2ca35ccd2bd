//___FILEHEADER___

import SwiftMVVMPattern

@MainActor
final class ___FILEBASENAMEASIDENTIFIER___: ViewModel {
  /// Called after each change.
  var onChange: (() -> Void)?
}
