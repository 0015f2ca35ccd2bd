import UIKit

/// Two rules report the import.
@MainActor final class TwoRulesViewModel {
  private(set) var title = ""
  func load() { title = "loaded" }
}
