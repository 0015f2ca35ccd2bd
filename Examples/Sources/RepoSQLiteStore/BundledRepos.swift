import RepoModel

/// The repositories that a new database is filled with.
///
/// They are part of the program, so it finds them from any working directory.
enum BundledRepos {
  /// One repository a line of ``table``, numbered from one.
  static func all() -> [Repo] {
    table.split(separator: "\n").enumerated().compactMap { repo(String($1), id: Int64($0 + 1)) }
  }

  private static func repo(_ line: String, id: Int64) -> Repo? {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, let stars = Int(fields[1]) else { return nil }
    let path = fields[0].split(separator: "/").map(String.init)
    guard path.count == 2 else { return nil }
    let language = fields[2].isEmpty ? nil : fields[2]
    return Repo(id: id, owner: path[0], name: path[1], description: fields[3], language: language, stars: stars)
  }
}
