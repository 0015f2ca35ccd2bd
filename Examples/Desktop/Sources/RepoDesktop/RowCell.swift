public import GTKKit
public import RepoModel
public import SwiftMVVMPattern

/// A row of the list, which GTK reuses for other repositories.
public final class RowCell: View, Contextable, ListCell {
  /// The repository that the row shows.
  public var context: Repo?

  public let name = Label(styles: ["heading"])
  let stars = Label(styles: ["numeric"])
  let language = Label(styles: ["secondary"])
  let about = Label(styles: ["secondary"])
  public let content: Widget

  public init() {
    let lines = Box(.vertical, spacing: 2, [Box(.horizontal, spacing: 12, [name.filling(), language, stars]), about])
    content = Box(.vertical, [lines.margin(8)])
  }

  /// Whether the row's repository is open.
  var isOpen = false {
    didSet { content.setStyle("open", isOpen) }
  }

  public func clear() {
    (context, isOpen) = (nil, false)
    for label in [name, stars, language, about] { label.text = "" }
  }
}
