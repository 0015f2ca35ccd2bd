import RepoViewModels
import UIKit

/// The content of a list without rows.
enum Placeholder: Hashable {
  case loading(String)
  case empty(String)
  case failed(String)

  /// Returns nil if there are rows.
  @MainActor
  init?(_ list: RepoListViewModel?) {
    guard let list, let notice = list.notice, list.state.repos.isEmpty else { return nil }
    switch list.state {
    case .loading: self = .loading(notice)
    case .loaded, .empty: self = .empty(notice)
    case .failed: self = .failed(notice)
    }
  }

  @MainActor
  func configuration(retry: @escaping @MainActor () -> Void) -> UIContentUnavailableConfiguration {
    switch self {
    case .loading(let text):
      var content = UIContentUnavailableConfiguration.loading()
      content.text = text
      return content
    case .empty(let text):
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "magnifyingglass")
      content.text = text
      return content
    case .failed(let text):
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "exclamationmark.triangle")
      content.text = "No answer"
      content.secondaryText = text
      content.button = .bordered()
      content.button.title = "Try Again"
      content.buttonProperties.primaryAction = UIAction { _ in retry() }
      return content
    }
  }
}
