//___FILEHEADER___

import SwiftMVVMPattern

@MainActor
final class ___VARIABLE_productName___ViewModel: ViewModel {
  /// Called after each change.
  var onChange: (() -> Void)?
}
