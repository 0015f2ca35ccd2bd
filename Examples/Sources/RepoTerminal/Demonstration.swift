/// A sample session for a run without a terminal or commands: a search, the list and a page.
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
