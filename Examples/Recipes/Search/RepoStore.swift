public import MVVMState

/// A source of repositories: a network, the app's bundle or a test double.
public protocol RepoStore: Store, Sendable {
  func repos(named text: String) async throws -> [Repo]
}

/// The reason why a store didn't answer.
public enum RepoStoreError: Error, Hashable, Sendable {
  case offline
}

extension RepoStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offline: "The network is down. Press ^R to try again."
    }
  }
}
