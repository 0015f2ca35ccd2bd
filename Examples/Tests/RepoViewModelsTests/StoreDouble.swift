import RepoModel

/// A store that answers when the test says so, and in the order that it says.
@MainActor
final class StoreDouble: RepoStore {
  private var questions: [String: CheckedContinuation<Result<[Repo], RepoStoreError>, Never>] = [:]
  private var arrivals: [String: CheckedContinuation<Void, Never>] = [:]
  var repos: [Repo.ID: Result<Repo?, RepoStoreError>] = [:]

  nonisolated func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    try await answer(to: text).get()
  }

  nonisolated func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    try await repos[id]?.get() ?? nil
  }

  private func answer(to text: String) async -> Result<[Repo], RepoStoreError> {
    await withCheckedContinuation { question in
      questions[text] = question
      arrivals.removeValue(forKey: text)?.resume()
    }
  }

  /// Returns once the question was asked.
  func isAsked(_ text: String) async {
    if questions[text] != nil { return }
    await withCheckedContinuation { arrivals[text] = $0 }
  }

  func answer(_ text: String, with answer: Result<[Repo], RepoStoreError>) {
    questions.removeValue(forKey: text)?.resume(returning: answer)
  }
}

extension Repo {
  static func named(_ name: String, id: Int64 = 1, stars: Int = 0) -> Repo {
    Repo(id: id, owner: "octo", name: name, description: "", language: nil, stars: stars)
  }
}
