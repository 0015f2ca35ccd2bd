import RepoFrontEndLaws

/// Proves every law, or the one that is named; prints those that do not hold.
@main
@MainActor
enum Laws {
  static func main() async {
    let name = CommandLine.arguments.dropFirst().first
    let laws = FrontEndLaw.all.filter { name == nil || $0.name == name }
    var broken = 0
    for law in laws {
      do {
        // Who asks for one law expects it to be broken.
        try await law.prove(patience: name == nil ? .seconds(20) : .milliseconds(200)) { SwiftUIFrontEnd($0) }
      } catch {
        broken += 1
        print("broken: \(law.name): \(error)")
      }
    }
    print("\(laws.count) laws, \(broken) broken")
  }
}
