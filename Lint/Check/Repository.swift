/// The repository that a project is part of: what is uploaded is named from its root.
public enum Repository {
  /// The folder of the project below the root of its repository; empty where they are the same, or there is none.
  public static func folder(of root: String) -> String {
    var next = root
    while true {
      if Discovery.exists(next + "/.git") { return String(root.dropFirst(next.count).drop { $0 == "/" }) }
      let above = ProjectRoot.parent(of: next)
      if above == next { return "" }
      next = above
    }
  }
}
