import TerminalKit

/// An interactive session: keys go to the recipe, and frames go to the terminal.
@MainActor
public final class RecipeSession {
  private let recipe: Recipe
  private let terminal = Terminal()

  public init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  /// Returns when the user quits or the terminal is closed; throws an ``Interruption`` after ^C.
  public func run() async throws {
    terminal.enter()
    defer { terminal.leave() }
    recipe.screen.onChange = { [weak self] in self?.draw() }
    recipe.screen.start()
    for await event in terminal.events {
      switch event {
      case .closed: return
      case .redraw: draw()
      case .keys(let keys):
        for key in keys {
          if key == .control("c") { throw Interruption() }
          if Key.leaving.contains(key) { return }
          recipe.handle(key)
        }
      }
    }
  }

  private func draw() {
    terminal.show(recipe.screen.frame(for: terminal.size))
  }
}
