import UIKit

/// A name in lower case that isn't called is a member that the type inherits.
final class TagViewModel: Hashable {
  static func == (first: TagViewModel, second: TagViewModel) -> Bool { first === second }
  func hash(into hasher: inout Hasher) {}
  func load() { print(hashValue) }
}
