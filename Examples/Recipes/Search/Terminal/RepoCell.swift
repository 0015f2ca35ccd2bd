import MVVMContext
import MVVMCore
import MVVMState
import SearchRecipe
import TerminalKit

/// A row, which listens to its view model, and carries the repository that it shows.
@MainActor
final class RepoCell: View, ViewModelBinder, Contextable {
  @ObservedViewModel var viewModel: RepoCellViewModel?
  var context: Repo?

  private(set) var name = ""
  private(set) var language = ""
  private weak var observed: RepoCellViewModel?

  init() { viewModel = RepoCellViewModel() }

  /// Shows another repository, and carries it for whoever chooses the row.
  func show(_ repo: Repo) {
    context = repo
    viewModel?.execute(.show(repo))
  }

  func bind(to viewModel: RepoCellViewModel?) {
    observed?.viewStateStream.unbind(self)
    observed = viewModel
    guard let viewModel else { return (name, language) = ("", "") }
    viewModel.viewStateStream.bind(to: self) { me, change in
      change.ifChanged(\.name) { me.name = $0 }
      change.ifChanged(\.language) { me.language = $0 }
    }
  }

  func line(columns: Int, isChosen: Bool) -> Line {
    let text = "\(isChosen ? ">" : " ") \(name.printable.fitted(to: 28)) \(language.printable)"
    return Line(text.cut(to: columns), isChosen ? .chosen : .plain)
  }
}
