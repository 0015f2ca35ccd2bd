import RepoModel

/// A repository as GitHub's API writes it, as far as it is of interest here.
struct RepoRecord: Decodable {
  let repo: Repo

  private enum Key: String, CodingKey {
    case id, description, language
    case fullName = "full_name"
    case stars = "stargazers_count"
  }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    // The owner's own record is null once the account is gone; the full name is always there.
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
