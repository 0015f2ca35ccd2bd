import Testing

@testable import RepoHTTPStore

struct SearchTermsTests {
  @Test(
    arguments: [
      ("", .everything), ("\t ", .everything), ("?!", .nothing), ("Swift", .words("swift")),
      ("a OR b", .words("a or b")), ("stars:>5 \"x y\"", .words("stars 5 x y")), ("GRDB.swift", .words("grdb.swift")),
      ("C++ and C#", .words("c++ and c#")),
      ("naïve 漢字", .words("naïve 漢字")),
      (String(repeating: "x", count: 300), .words(String(repeating: "x", count: 256))),
    ] as [(String, SearchTerms)])
  func textBecomesWords(text: String, terms: SearchTerms) {
    #expect(SearchTerms(text) == terms)
  }
}
