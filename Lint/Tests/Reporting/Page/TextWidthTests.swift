import Testing

@testable import LintReporting

@Suite struct TextWidthTests {
  private let font = TextWidth(size: 10)

  @Test func wideLettersAreWider() {
    #expect(font.width(of: "WWWW") > 2 * font.width(of: "llll"))
    #expect(font.width(of: "日本") > font.width(of: "ab"))
    #expect(font.width(of: "e\u{301}") == font.width(of: "é"))
  }

  @Test func textThatFitsIsComplete() {
    #expect(font.cut("ProfileView", to: 100) == "ProfileView")
    #expect(font.wrapped("ProfileView", to: 100) == ["ProfileView"])
  }

  @Test func wideTextLosesItsMiddle() {
    let cut = font.cut("ProfileSettingsTableViewController", to: 120)
    #expect(cut == "ProfileS…ntroller")
    #expect(font.width(of: cut) <= 120)
  }

  @Test(arguments: [
    ("ProfileSettingsController", ["ProfileSettings", "Controller"]),
    ("my-profile-settings", ["my-profile-", "settings"]),
    ("unbrokenlowercasename", ["unbrokenlowercas", "ename"]),
  ])
  func longTextContinuesInASecondLine(text: String, lines: [String]) {
    #expect(font.wrapped(text, to: 116) == lines)
  }

  @Test func secondLineOfAVeryLongTextShowsItsEnd() {
    let lines = font.wrapped(String(repeating: "Long", count: 75) + "End", to: 116)
    #expect(lines.count == 2)
    #expect(lines[1].hasPrefix("…"))
    #expect(lines[1].hasSuffix("LongEnd"))
    #expect(lines.allSatisfy { font.width(of: $0) <= 116 })
  }
}
