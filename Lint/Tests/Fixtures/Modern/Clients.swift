import Foundation
import Observation
import SwiftUI

// MARK: - Fine

/// Its functions only format numbers, so it isn't a service despite its name.
enum DurationService {
  static func words(for seconds: Int) -> String { "\(seconds / 60) min" }
  static func accessibleWords(for seconds: Int) -> String { "\(words(for: seconds)) left" }
}

/// The part of a client that posting drafts needs.
enum DraftPosting {
  protocol Client {
    func post(_ text: String) async throws
  }
}

/// Views observe it, so it is the state of a list despite its name.
@MainActor
@Observable
final class FeedFetcher {
  private(set) var posts: [String] = []
  @ObservationIgnored private let client: FeedClient

  init(client: FeedClient) {
    self.client = client
  }

  func load() async {
    posts = (try? await client.posts()) ?? []
  }
}

/// The environment provides the client, and the parent provides the state.
struct FeedView: View {
  @Environment(FeedClient.self) private var client
  @AppStorage("compact", store: UserDefaults(suiteName: "group.feed")) private var isCompact = false
  let fetcher: FeedFetcher

  init(fetcher: FeedFetcher, key: String) {
    self.fetcher = fetcher
    _isCompact = AppStorage(wrappedValue: false, key, store: UserDefaults(suiteName: "group.feed"))
  }

  var body: some View {
    List(fetcher.posts, id: \.self) { post in Text(post) }
      .task { await fetcher.load() }
      .accessibilityLabel(DurationService.accessibleWords(for: 90))
  }
}

/// Passes objects to the environment of views.
struct FeedRoot: View {
  let fetcher: FeedFetcher

  var body: some View {
    FeedView(fetcher: fetcher, key: "compact")
      .environment(FeedClient.shared)
  }
}

/// The protocol is nested in a type that this view model doesn't use.
final class PostViewModel {
  private let client: FeedClient

  init(client: FeedClient) {
    self.client = client
  }

  func load() async -> [String] { (try? await client.posts()) ?? [] }
}

// MARK: - Broken

/// Has an identity but isn't an entity, because it owns a session.
@Observable
final class FeedClient: Identifiable, Equatable {
  static let shared = FeedClient()
  @ObservationIgnored private let session = URLSession.shared

  static func == (one: FeedClient, other: FeedClient) -> Bool { one === other }

  func posts() async throws -> [String] {
    guard let url = URL(string: "https://example.com/posts") else { return [] }
    let (data, _) = try await session.data(from: url)
    return try JSONDecoder().decode([String].self, from: data)
  }
}

extension FeedClient: DraftPosting.Client {
  func post(_ text: String) async throws {}
}

/// A struct whose constants are equal in all values carries no data.
struct CaptionClient {
  private let host = "https://example.com/captions"

  func caption(for image: URL) async -> String? {
    guard let url = URL(string: host), let (data, _) = try? await URLSession.shared.data(from: url) else { return nil }
    return String(data: data, encoding: .utf8)
  }
}

struct PostView: View {
  let client: FeedClient
  @State private var caption: String?

  var body: some View {
    Text(caption ?? "")
  }

  func describe(_ image: URL) async {
    caption = await CaptionClient().caption(for: image)
  }
}
