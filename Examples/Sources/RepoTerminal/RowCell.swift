public import RepoModel
public import SwiftMVVMPattern
import TerminalKit

/// A row of the list, which is reused for one repository after another.
@MainActor
public final class RowCell: View, Contextable {
  /// The repository that the row shows.
  public var context: Repo?

  var name = ""
  var stars = ""
  var language = ""
  var about = ""

  init() {}

  /// Removes the former repository.
  func prepareForReuse() {
    context = nil
    (name, stars, language, about) = ("", "", "", "")
  }

  /// The row in at most these columns.
  ///
  /// A narrow row omits the description, then the language, then the stars, so that the name has room.
  func text(columns: Int) -> String {
    let widths = RowWidths(columns: columns)
    return text(widths, name: name.printable.fitted(to: widths.name))
  }

  /// The columns that the full name takes.
  var nameColumns: Int { name.printable.columns }

  /// The row with its full name, even if it exceeds the columns. Rows that are printed together share a `nameWidth`.
  func text(columns: Int, nameWidth: Int) -> String {
    let widths = RowWidths(columns: columns, name: nameWidth)
    return text(widths, name: name.printable.fitted(to: max(nameWidth, nameColumns)))
  }

  private func text(_ widths: RowWidths, name: String) -> String {
    var text = name
    if widths.stars > 0 { text += String(repeating: " ", count: max(1, widths.stars - stars.columns)) + stars }
    if widths.language > 0 { text += "  " + language.printable.fitted(to: widths.language - 2) }
    if widths.about > 0 { text += " " + about.printable.cutBetweenWords(to: widths.about - 1) }
    return text
  }
}

/// The columns of a row's parts, each with the space before it; zero omits the part.
struct RowWidths: Hashable {
  private(set) var name: Int
  private(set) var stars = 0
  private(set) var language = 0
  private(set) var about = 0

  /// The smallest useful width of a part.
  private static let leastName = 12
  private static let usualName = 24
  private static let leastAbout = 16
  /// The columns from which the longest names of languages fit.
  private static let wide = 90

  init(columns: Int) {
    self.init(columns: columns, name: min(max(columns * 12 / 25, Self.usualName), 48))
    if about == 0 { name = columns - stars - language }
  }

  /// - Parameter name: The width that the name takes if there is room for every part.
  init(columns: Int, name: Int) {
    self.name = name
    if columns >= Self.leastName + 6 { stars = 6 }
    if columns >= Self.usualName + 6 + 14 { language = columns < Self.wide ? 14 : 18 }
    let rest = columns - name - stars - language
    if language > 0 && rest >= Self.leastAbout { about = rest }
  }
}
