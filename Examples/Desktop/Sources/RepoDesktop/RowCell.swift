import GTKKit
import RepoModel
import SwiftMVVMPattern

/// A row of the list: made once, and used again for one repository after another.
final class RowCell: View, Contextable, ListCell {
  /// The repository that the row shows.
  var context: Repo?

  let name = Label(styles: ["heading"])
  let stars = Label(styles: ["numeric"])
  let language = Label(styles: ["dim-label"])
  let about = Label(styles: ["dim-label"])
  let content: Widget

  init() {
    content = Box(.vertical, spacing: 2, [Box(.horizontal, spacing: 12, [name.filling(), language, stars]), about])
      .margin(6)
  }

  func clear() {
    context = nil
    for label in [name, stars, language, about] { label.text = "" }
  }
}
