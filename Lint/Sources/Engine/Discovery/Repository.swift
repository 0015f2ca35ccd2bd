import LintSupport

/// The repository that a project is part of: what is uploaded is named from its root.
public enum Repository {
  /// The folder of the project below the root of its repository; empty where they are the same, or there is none.
  public static func folder(of root: String) -> String {
    let repository = ProjectRoot.folders(from: root).first { FileSystem.exists($0 + "/.git") }
    return repository.map { String(root.dropFirst($0.count).drop { $0 == "/" }) } ?? ""
  }
}
