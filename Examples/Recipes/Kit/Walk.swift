import TerminalKit

/// Prints a recipe's steps, and every screen that each of them shows, as text.
@MainActor
public final class Walk {
  private let recipe: Recipe
  private let print: (String) throws -> Void
  private var pages: [String] = []
  private var lastPage = ""
  private var waiting: CheckedContinuation<Void, Never>?

  static let columns = 64

  public init(_ recipe: Recipe, print: @escaping (String) throws -> Void) {
    self.recipe = recipe
    self.print = print
  }

  public func run() async throws {
    recipe.screen.onChange = { [weak self] in self?.look() }
    recipe.screen.start()
    look()
    try await printPages()
    for step in recipe.walk {
      try print("\(recipe.name)> \(step.words)")
      step.keys.forEach(recipe.handle)
      look()
      try await printPages()
    }
  }

  /// Records what the screen shows if it has changed.
  private func look() {
    let page = recipe.screen.lines(columns: Self.columns).plainText
    if page != lastPage { pages.append(page) }
    lastPage = page
    waiting?.resume()
    waiting = nil
  }

  /// Prints the recorded screens once no work is in progress.
  private func printPages() async throws {
    while !recipe.screen.isIdle { await withCheckedContinuation { waiting = $0 } }
    for page in pages { try print(page + "\n") }
    pages = []
  }
}
