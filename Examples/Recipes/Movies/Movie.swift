/// A movie in a list and on its own screen.
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

/// A list of movies.
public enum MovieKind: CaseIterable, Hashable, Sendable {
  case silent, sound
}

/// A part of a list, with facts about the whole list.
public struct MoviePage: Hashable, Sendable {
  /// The number of the page, from one.
  public var page: Int
  public var results: [Movie]
  public var totalPages: Int
  public var totalResults: Int
  /// The range of years in the whole list.
  public var dates: ClosedRange<Int>

  public init(page: Int, results: [Movie], totalPages: Int, totalResults: Int, dates: ClosedRange<Int>) {
    self.page = page
    self.results = results
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.dates = dates
  }
}
