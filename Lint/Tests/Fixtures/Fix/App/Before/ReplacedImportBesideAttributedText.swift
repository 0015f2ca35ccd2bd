import UIKit

/// Foundation declares attributed strings.
final class TitleViewModel {
  let title = NSAttributedString(string: "Titles")
  func load() {}
}
