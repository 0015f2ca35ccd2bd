// Tags need a newer system.
import UIKit
import protocol MVVMCore.View

@available(iOS 17, macOS 14, *)
final class TagsViewModel {
  @available(iOS 18, macOS 15, *) @MainActor
  final class SuggestionViewModel {
    func suggest() -> [String] { [] }
  }
  func add(_ tag: String) {}
}

@available(iOS 17, macOS 14, *)
@available(*, deprecated, message: "use TagsViewModel")
final class OldTagsViewModel { func add(_ tag: String) {} }
final class `Type`: UIView {}
