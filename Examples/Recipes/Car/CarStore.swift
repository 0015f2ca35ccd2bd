/// Where the catalogue comes from.
public protocol CarStore: Sendable {
  func cars() async throws -> [Car]
}

/// Why there is no catalogue.
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
