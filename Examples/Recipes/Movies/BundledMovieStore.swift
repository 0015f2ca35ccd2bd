import Synchronization

/// A store that imitates a server: it answers after a delay, and its network can be down.
public final class BundledMovieStore: MovieStore {
  private let delay: Duration
  private let online = Mutex(true)
  private static let pageLength = 4

  public init(delay: Duration) { self.delay = delay }

  public var isOnline: Bool {
    get { online.withLock { $0 } }
    set { online.withLock { $0 = newValue } }
  }

  public func movies(_ kind: MovieKind, page: Int) async throws(MovieStoreError) -> MoviePage {
    // If the task was cancelled, the caller ignores the answer.
    try? await Task.sleep(for: delay)
    guard isOnline else { throw .offline }
    let all = kind == .silent ? Self.silent : Self.sound
    let first = (page - 1) * Self.pageLength
    let years = all.map(\.year)
    guard all.indices.contains(first), let oldest = years.min(), let newest = years.max() else {
      throw .noSuchPage(page)
    }
    return MoviePage(
      page: page, results: Array(all[first...].prefix(Self.pageLength)),
      totalPages: (all.count + Self.pageLength - 1) / Self.pageLength, totalResults: all.count, dates: oldest...newest)
  }

  public static let silent = [
    Movie(id: 1, title: "Metropolis", director: "Fritz Lang", year: 1927),
    Movie(id: 2, title: "Sunrise", director: "F. W. Murnau", year: 1927),
    Movie(id: 3, title: "Battleship Potemkin", director: "Sergei Eisenstein", year: 1925),
    Movie(id: 4, title: "Nosferatu", director: "F. W. Murnau", year: 1922),
    Movie(id: 5, title: "The Kid", director: "Charlie Chaplin", year: 1921),
    Movie(id: 6, title: "The Cabinet of Dr. Caligari", director: "Robert Wiene", year: 1920),
  ]

  public static let sound = [
    Movie(id: 7, title: "Seven Samurai", director: "Akira Kurosawa", year: 1954),
    Movie(id: 8, title: "Tokyo Story", director: "Yasujirō Ozu", year: 1953),
    Movie(id: 9, title: "M", director: "Fritz Lang", year: 1931),
  ]
}
