public import RepoModel
public import SwiftMVVMPattern
import TerminalKit

/// A row of the list: made once, and used again for one repository after another.
@MainActor
public final class RowCell: View, Contextable {
  /// The repository that the row shows.
  public var context: Repo?

  var name = ""
  var stars = ""
  var language = ""
  var about = ""

  init() {}

  /// Clears what a former repository left.
  func prepareForReuse() {
    context = nil
    (name, stars, language, about) = ("", "", "", "")
  }

  /// The row as a person sees it.
  func text(columns: Int) -> String {
    let name = name.printable.fitted(to: min(max(columns * 2 / 5, 12), 44))
    let stars = String(repeating: " ", count: max(0, 5 - stars.columns)) + stars
    return "\(name) \(stars)  \(language.printable.fitted(to: 12)) \(about.printable)".cut(to: columns)
  }
}
