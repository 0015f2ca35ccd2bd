import RepoModel

extension Repo {
  static func numbered(_ id: Int64) -> Repo {
    Repo(
      id: id, owner: "octo", name: "repo\(id)", description: "number \(id)", language: "Swift", stars: Int(id) * 10)
  }
}
