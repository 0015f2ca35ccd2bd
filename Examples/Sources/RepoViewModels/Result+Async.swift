extension Result {
  /// Returns the result of asynchronous work.
  @MainActor
  static func of(_ work: () async throws(Failure) -> Success) async -> Result where Success: Sendable {
    do { return .success(try await work()) } catch { return .failure(error) }
  }
}
