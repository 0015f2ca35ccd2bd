/// A movie, as a list and its own screen show it.
public struct Movie: Hashable, Identifiable, Sendable {
  public let id: Int
  public var title: String
  public var director: String
  public var year: Int

  public init(id: Int, title: String, director: String, year: Int) {
    self.id = id
    self.title = title
    self.director = director
    self.year = year
  }
}

/// Which movies are listed.
public enum MovieKind: CaseIterable, Hashable, Sendable {
  case silent, sound
}

/// A part of a list, and what is known of the whole.
public struct MoviePage: Hashable, Sendable {
  /// Its number, from one.
  public var page: Int
  public var results: [Movie]
  public var totalPages: Int
  public var totalResults: Int
  /// The years of all of them.
  public var dates: ClosedRange<Int>

  public init(page: Int, results: [Movie], totalPages: Int, totalResults: Int, dates: ClosedRange<Int>) {
    self.page = page
    self.results = results
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.dates = dates
  }
}
