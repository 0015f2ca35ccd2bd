public import MVVMState

/// Where repositories are found: over the network, in the app; in a test, where the test says.
public protocol RepoStore: Store, Sendable {
  func repos(named text: String) async throws -> [Repo]
}

/// Why a store gave no answer.
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
