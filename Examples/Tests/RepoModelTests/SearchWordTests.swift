import RepoModel
import Testing

struct SearchWordTests {
  @Test(
    arguments: [
      ("swift", ["swift"]), ("C#", ["C#"]), ("c++", ["c++"]), (".net", [".net"]), ("node.js", ["node.js"]),
      ("c++, c# and .NET!", ["c++", "c#", "and", ".NET"]), ("asp.net core", ["asp.net", "core"]),
      ("groue/GRDB.swift", ["groue", "GRDB.swift"]), ("Swift.", ["Swift"]), ("swift*", ["swift"]),
      ("-swift", ["swift"]),
      ("a+b", ["a", "b"]), ("c++11", ["c", "11"]), ("wait...what", ["wait", "what"]), ("#swift", ["swift"]),
      ("+1", ["1"]), ("...", []), ("+", []), ("", []), ("# c", ["c"]),
    ] as [(String, [String])])
  func textIsSplitIntoWords(text: String, words: [String]) {
    #expect(SearchWord.words(in: text, limit: 16).map(\.text) == words)
  }

  @Test func numberOfWordsIsLimited() {
    #expect(SearchWord.words(in: "a b c", limit: 2).map(\.text) == ["a", "b"])
  }

  @Test func wordHasParts() {
    let words = SearchWord.words(in: "node.js c++ .net swift", limit: 16)
    #expect(words.map(\.parts) == [["node", "js"], ["c"], ["net"], ["swift"]])
    #expect(words.map(\.hasSymbols) == [true, true, true, false])
    #expect(words.map(\.isOpen) == [true, false, true, true])
  }
}
