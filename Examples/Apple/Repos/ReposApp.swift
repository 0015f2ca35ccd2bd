import RepoApple

@main
enum ReposApp {
  @MainActor
  static func main() { RepoApplication.run() }
}
