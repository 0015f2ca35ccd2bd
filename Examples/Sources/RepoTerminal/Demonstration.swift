/// What the app prints where nobody is there to use it: a search, the list, a page.
@MainActor
public struct Demonstration {
  private let script: Script
  private let print: (String) throws -> Void

  static let commands = ["search swift", "down 3", "open"]

  public init(_ browser: Browser, print: @escaping (String) throws -> Void) {
    self.script = Script(browser, print: print)
    self.print = print
  }

  public func run() async throws {
    for command in Self.commands {
      try print("repos> \(command)")
      _ = try await script.run(command)
      try print("")
    }
  }
}
