import TerminalKit
import Testing

@testable import RecipeKit

@MainActor
struct WalkTests {
  let screen = ScreenDouble()

  private func walk(_ steps: Recipe.Step..., surroundings: [Key: () -> Void] = [:]) async throws -> [String] {
    var output: [String] = []
    let recipe = Recipe("name", "about", screen: screen, walk: steps, surroundings: surroundings)
    try await Walk(recipe) { output.append($0) }.run()
    return output
  }

  @Test func eachStepIsPrintedWithItsScreens() async throws {
    screen.text = [Line("first  "), Line("")]
    screen.reaction = { screen, key in screen.text = [Line("\(key)")] }
    let output = try await walk(.init("one", .enter), .init("two", .tab))
    #expect(output == ["first\n\n", "name> one", "enter\n", "name> two", "tab\n"])
  }

  @Test func screensOfOneStepAreShownInOrder() async throws {
    screen.reaction = { screen, key in screen.text = [Line("\(key)")] }
    #expect(try await walk(.init("both", .enter, .tab)) == ["name> both", "enter\n", "tab\n"])
  }

  @Test func screenStartsOnce() async throws {
    _ = try await walk(.init("one", .enter))
    #expect(screen.starts == 1)
  }

  @Test func functionKeyFiveReloads() async throws {
    _ = try await walk(.init("one", .function(5)))
    #expect(screen.keys == [.control("r")])
  }

  @Test func unchangedScreenIsNotShownAgain() async throws {
    screen.text = [Line("same")]
    screen.reaction = { screen, _ in screen.onChange() }
    #expect(try await walk(.init("nothing", .enter)) == ["same\n", "name> nothing"])
  }

  @Test func nextStepWaitsUntilTheScreenIsIdle() async throws {
    screen.reaction = { screen, key in
      screen.isIdle = false
      screen.text = [Line("\(key)…")]
      Task {
        screen.isIdle = true
        screen.text = [Line("\(key)")]
      }
    }
    let output = try await walk(.init("one", .enter), .init("two", .tab))
    #expect(output == ["name> one", "enter…\n", "enter\n", "name> two", "tab…\n", "tab\n"])
  }

  @Test func surroundingsTakeTheirKeysFromTheScreen() async throws {
    var happened = 0
    _ = try await walk(.init("one", .tab, .enter), surroundings: [.tab: { happened += 1 }])
    #expect(happened == 1)
    #expect(screen.keys == [.enter])
  }

  @Test func outputErrorStopsTheWalk() async {
    struct Refused: Error {}
    let recipe = Recipe("name", "about", screen: screen, walk: [.init("one", .enter)])
    await #expect(throws: Refused.self) { try await Walk(recipe) { _ in throw Refused() }.run() }
    #expect(screen.keys.isEmpty)
  }
}
