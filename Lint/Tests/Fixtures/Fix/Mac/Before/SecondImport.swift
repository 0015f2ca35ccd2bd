import AppKit

/// Neither file uses the framework, so neither vouches for the other's import.
final class BoardViewModel {
  var title = ""
  func load() {}
}
