import MVVMBinding
import MVVMContext
import MVVMCore
import MVVMState
import SearchRecipe
import TerminalKit

/// A row that observes its view model and carries the repository that it shows.
@MainActor
final class RepoCell: View, ViewModelBinder, Contextable {
  @ObservedViewModel var viewModel: RepoCellViewModel?
  var context: Repo?

  private(set) var name = ""
  private(set) var language = ""
  private var token: BindingToken?

  init() { viewModel = RepoCellViewModel() }

  /// Shows a repository and carries it until the cell shows another.
  func show(_ repo: Repo) {
    context = repo
    viewModel?.execute(.show(repo))
  }

  func bind(to viewModel: RepoCellViewModel?) {
    (name, language) = ("", "")
    token = viewModel?.viewStateStream.bind { [weak self] change in
      change.ifChanged(\.name) { self?.name = $0 }
      change.ifChanged(\.language) { self?.language = $0 }
    }
  }

  func line(columns: Int, isChosen: Bool) -> Line {
    let text = "\(isChosen ? ">" : " ") \(name.printable.fitted(to: 28)) \(language.printable)"
    return Line(text.cut(to: columns), isChosen ? .chosen : .plain)
  }
}
