import MVVMContext
import MVVMCore
import MVVMPresenter
import MoviesRecipe
import TerminalKit

/// A row of the list, which is reused for one movie after another.
@MainActor
final class MovieCell: View, Contextable {
  /// The movie that the row shows.
  var context: Movie?
  var title = ""
  var year = ""

  func line(columns: Int, isChosen: Bool) -> Line {
    let text = "\(isChosen ? ">" : " ") \(title.printable.fitted(to: 28)) \(year)"
    return Line(text.cut(to: columns), isChosen ? .chosen : .plain)
  }
}

/// Updates a row, including the movie that a selection opens.
struct MovieCellPresenter: Presenting {
  func update(view cell: MovieCell, with movie: Movie) {
    cell.context = movie
    (cell.title, cell.year) = (movie.title, "\(movie.year)")
  }
}
