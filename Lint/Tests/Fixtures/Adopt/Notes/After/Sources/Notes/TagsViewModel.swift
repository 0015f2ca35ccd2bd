// Tags need a newer system.
import UIKit
import protocol MVVMCore.View
import protocol MVVMCore.ViewModel

@available(iOS 17, macOS 14, *)
final class TagsViewModel {
  @available(iOS 18, macOS 15, *) @MainActor
  final class SuggestionViewModel {
    func suggest() -> [String] { [] }
  }
  func add(_ tag: String) {}
}

@available(iOS 17, macOS 14, *)
extension TagsViewModel: MVVMCore.ViewModel {}
@available(iOS 17, macOS 14, *)
@available(iOS 18, macOS 15, *)
extension TagsViewModel.SuggestionViewModel: MVVMCore.ViewModel {}

@available(iOS 17, macOS 14, *)
@available(*, deprecated, message: "use TagsViewModel")
final class OldTagsViewModel { func add(_ tag: String) {} }

@available(iOS 17, macOS 14, *)
@available(*, deprecated, message: "use TagsViewModel")
extension OldTagsViewModel: MVVMCore.ViewModel {}

final class `Type`: UIView {}

extension `Type`: MVVMCore.View {}
