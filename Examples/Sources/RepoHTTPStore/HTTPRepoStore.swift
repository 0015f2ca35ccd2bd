import Foundation
public import RepoModel

/// A store for a server with GitHub's search API.
///
/// It sends a search after a delay, in which a newer one may supersede it. Cancellation takes effect immediately.
public final class HTTPRepoStore: RepoStore {
  private let address: ServerAddress
  private let limits: HTTPLimits
  private let clock: any Clock<Duration>
  private let network: any HTTPFetcher

  public convenience init(_ address: ServerAddress, limits: HTTPLimits = HTTPLimits()) {
    let network = RateLimiter(NetworkService(limits))
    self.init(address, limits: limits, clock: ContinuousClock(), network: Revalidation(network))
  }

  init(_ address: ServerAddress, limits: HTTPLimits, clock: any Clock<Duration>, network: any HTTPFetcher) {
    self.address = address
    self.limits = limits
    self.clock = clock
    self.network = network
  }

  public func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    try await answer(to: text).value
  }

  public func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    do throws(NetworkError) {
      return try await get(address.repo(id)).content(RepoRecord.self).repo
    } catch {
      switch error {
      case .badStatus(404, _), .badStatus(410, _): return nil
      default: throw RepoStoreError(error, at: address.place)
      }
    }
  }

  public func answer(to text: String) async throws(RepoStoreError) -> Answer<[Repo]> {
    guard let url = address.search(text) else { return Answer([]) }
    do throws(NetworkError) {
      do { try await clock.sleep(for: limits.pause) } catch { throw NetworkError(error) }
      guard let answer = try await pages(from: url).answer else { throw .timedOut }
      return answer
    } catch {
      throw RepoStoreError(error, at: address.place)
    }
  }

  /// Once there is a first page, a failure of a later one doesn't fail the search.
  private func pages(from first: URL) async throws(NetworkError) -> Listing {
    var (listing, next) = (Listing(), Optional(first))
    while let url = next, listing.pages < limits.pages, url.origin == first.origin {
      do throws(NetworkError) {
        let reply = try await get(url)
        listing.add(try reply.content(SearchPage.self))
        next = Link.next(in: reply["Link"])
      } catch {
        if listing.pages == 0 || error == .cancelled { throw error }
        next = nil
      }
    }
    return listing
  }

  private func get(_ url: URL) async throws(NetworkError) -> Reply {
    let request = Request(
      url: url,
      headers: [
        "Accept": "application/vnd.github+json",
        "X-GitHub-Api-Version": "2022-11-28",
        // GitHub refuses requests that don't name their program.
        "User-Agent": "repos/1.0",
      ])
    return try await network.get(request)
  }
}
