import TerminalKit

/// A recipe that shows itself: what is done, and all that comes onto the screen by it, as text.
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
    look()
    try await printPages()
    for step in recipe.walk {
      try print("\(recipe.name)> \(step.words)")
      step.keys.forEach(recipe.handle)
      look()
      try await printPages()
    }
  }

  /// Takes down what the screen shows, unless it is what was there before.
  private func look() {
    let page = recipe.screen.lines(columns: Self.columns).plainText
    if page != lastPage { pages.append(page) }
    lastPage = page
    waiting?.resume()
    waiting = nil
  }

  /// Prints all pages until the screen is at rest.
  private func printPages() async throws {
    while !recipe.screen.isAtRest { await withCheckedContinuation { waiting = $0 } }
    for page in pages { try print(page + "\n") }
    pages = []
  }
}
