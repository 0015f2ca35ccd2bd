import MVVMState
import SearchRecipe

/// A store that answers when the test tells it to, in any order.
@MainActor
final class StoreDouble: RepoStore {
  private(set) var requests: [String] = []
  private var pending: [String: CheckedContinuation<[Repo], any Error>] = [:]

  func repos(named text: String) async throws -> [Repo] {
    requests.append(text)
    return try await withCheckedThrowingContinuation { pending[text] = $0 }
  }

  /// Answers a request, waiting for it if necessary.
  func answer(_ text: String, with answer: Result<[Repo], any Error>) async throws {
    let limit = ContinuousClock.now + .seconds(180)
    while pending[text] == nil {
      guard ContinuousClock.now < limit else { throw MissingRequest(text: text) }
      await Task.yield()
    }
    pending.removeValue(forKey: text)?.resume(with: answer)
  }
}

/// An error for an expected request that wasn't made.
struct MissingRequest: Error {
  let text: String
}

extension Repo {
  static let swift = Repo(id: 1, fullName: "swiftlang/swift", language: "C++")
  static let lint = Repo(id: 2, fullName: "realm/SwiftLint", language: "Swift")
  static let rust = Repo(id: 3, fullName: "rust-lang/rust", language: nil)
}
