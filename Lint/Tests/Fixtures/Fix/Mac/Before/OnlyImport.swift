import AppKit

final class PanelViewModel {
  var title = ""
  func load() {}
}
