@main
@MainActor
struct ChecksNothing {
  static func main() { finish() }
}
