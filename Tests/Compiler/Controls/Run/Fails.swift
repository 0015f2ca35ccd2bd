@main
@MainActor
struct Fails {
  static func main() {
    expect(1, 2, "one")
    finish()
  }
}
