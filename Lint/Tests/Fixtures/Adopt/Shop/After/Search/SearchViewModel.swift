import protocol SwiftMVVMPattern.ViewModel

/// Searches a list of anything.
@MainActor
final class SearchViewModel<Item: Hashable & Sendable> {
  private(set) var found: [Item] = []
  func search(_ items: [Item], _ matches: (Item) -> Bool) { found = items.filter(matches) }
}

extension SearchViewModel: SwiftMVVMPattern.ViewModel {}

actor HistoryViewModel {
  private var words: [String] = []
  func add(_ word: String) { words.append(word) }
}

extension HistoryViewModel: SwiftMVVMPattern.ViewModel {}
