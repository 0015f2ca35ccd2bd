@main
@MainActor
struct Crashes {
  static func main() {
    expect(1, 1, "one")
    preconditionFailure("this program crashes")
  }
}
