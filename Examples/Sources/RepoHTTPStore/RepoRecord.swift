import RepoModel

/// A repository in GitHub's API, with the properties that the app uses.
struct RepoRecord: Decodable {
  let repo: Repo

  private enum Key: String, CodingKey {
    case id, description, language
    case fullName = "full_name"
    case stars = "stargazers_count"
  }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    // The owner is null if the account was deleted; the full name always exists.
    let fullName = try record.decode(String.self, forKey: .fullName)
    let parts = fullName.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw DecodingError.dataCorruptedError(forKey: .fullName, in: record, debugDescription: "not owner/name")
    }
    repo = Repo(
      id: try record.decode(Int64.self, forKey: .id), owner: parts[0], name: parts[1],
      description: try record.decodeIfPresent(String.self, forKey: .description) ?? "",
      language: try record.decodeIfPresent(String.self, forKey: .language),
      stars: try record.decode(Int.self, forKey: .stars))
  }
}
