public import GTKKit
public import RepoModel
public import SwiftMVVMPattern

/// A row of the list: made once, and used again for one repository after another.
public final class RowCell: View, Contextable, ListCell {
  /// The repository that the row shows.
  public var context: Repo?

  public let name = Label(styles: ["heading"])
  let stars = Label(styles: ["numeric"])
  let language = Label(styles: ["dim-label"])
  let about = Label(styles: ["dim-label"])
  public let content: Widget

  public init() {
    content = Box(.vertical, spacing: 2, [Box(.horizontal, spacing: 12, [name.filling(), language, stars]), about])
      .margin(6)
  }

  public func clear() {
    context = nil
    for label in [name, stars, language, about] { label.text = "" }
  }
}
