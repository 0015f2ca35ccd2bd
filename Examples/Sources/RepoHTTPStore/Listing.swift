import RepoModel

/// The combined pages of one search.
struct Listing {
  private var repos: [Repo] = []
  private var known: Set<Repo.ID> = []
  private var read = 0
  private var total = 0
  private var isIncomplete = false
  /// The number of pages.
  private(set) var pages = 0

  mutating func add(_ page: SearchPage) {
    pages += 1
    read += page.items.count
    total = page.total
    isIncomplete = isIncomplete || page.isIncomplete
    // The ranking may change between two pages, so one repository can be on both.
    for record in page.items where known.insert(record.repo.id).inserted { repos.append(record.repo) }
  }

  /// The answer; nil if the server found nothing and didn't search everywhere.
  var answer: Answer<[Repo]>? {
    if isIncomplete && repos.isEmpty { return nil }
    if read < total { return Answer(repos, caveat: .partial(of: total)) }
    return Answer(repos, caveat: isIncomplete ? .partial(of: nil) : nil)
  }
}
