/// A source of the catalog.
public protocol CarStore: Sendable {
  func cars() async throws -> [Car]
}

/// The reason why there is no catalog.
public enum CarStoreError: Error, Hashable, Sendable {
  case offline
}

extension CarStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offline: "The network is down. Press ^R to try again."
    }
  }
}
