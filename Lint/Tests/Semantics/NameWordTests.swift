import LintSemantics
import LintSyntax
import Testing

/// The last word of a type's name is evidence for its role, and no other word is.
@Suite struct NameWordTests {
  @Test(arguments: [
    ("Screen", true, false), ("screen", false, true), ("_screen", false, true), ("_Screen", false, false),
    ("Übersicht", true, false), ("übersicht", false, true), ("_übersicht", false, true), ("7", false, false),
    ("", false, false),
  ])
  func firstLetterIsCapitalOrSmall(_ name: String, _ isCapitalized: Bool, _ isLowercase: Bool) {
    #expect(Name(name).isCapitalized == isCapitalized)
    #expect(Name(name).isLowercase == isLowercase)
  }

  private func roles(_ name: String) throws -> [Role] {
    let project = try Project(source: "final class \(name) { func load() -> Int { 1 } }")
    return project.typeIDs.flatMap { project.roles.claims(of: $0) }.map(\.role)
  }

  @Test(arguments: [
    "ShipmentTrackingRepository", "NavigationHistoryStore", "LinkPreviewService", "ErrorReportingService",
    "AnalyticsDatabase", "ThemeRepositoryProtocol",
  ])
  func wordInTheMiddleDecidesNothing(_ name: String) throws { #expect(try roles(name) == [.store]) }

  @Test(arguments: [
    "RepositoryTracking", "StoreHistory", "ServicePreview", "ServiceErrorReport", "Microservice", "Restore",
    "Bookstore",
  ])
  func otherLastWordIsNotThatOfStore(_ name: String) throws { #expect(try roles(name) == []) }

  @Test(arguments: [
    ("UserAPI", true), ("GraphQLClient", true), ("ListDataSource", true), ("LoadUseCase", true), ("Source", false),
    ("UserCase", false), ("MYAPI", false), ("Superuseclient", false),
  ])
  func wordsAreThoseOfCamelCase(_ name: String, _ isMatch: Bool) {
    #expect(Vocabulary.standard.isStoreLike(Name(name)) == isMatch)
  }

  @Test func explanationNamesTheWord() throws {
    let project = try Project(source: "protocol ShipmentTrackingRepository { func all() -> [Int] }")
    #expect(
      project.explain("ShipmentTrackingRepository") == [
        "store by its name: 'ShipmentTrackingRepository' ends with the word 'Repository', like a store"
      ])
  }

  @Test func explanationSaysWhereTheWordIs() throws {
    let project = try Project(source: "protocol OrdersRepositoryProtocol { func all() -> [Int] }")
    #expect(
      project.explain("OrdersRepositoryProtocol") == [
        "store by its name: 'OrdersRepositoryProtocol' has the word 'Repository' before 'Protocol', like a store"
      ])
  }

  @Test(arguments: [
    ("final class SpyGlassRepository { let session = URLSession.shared }", false),
    ("final class SpyGlassRepository: Glass { let session = URLSession.shared } ; protocol Glass {}", false),
    ("final class SpyGlassRepository {}", true),
    (
      "class GlassRepository {} ; final class SpyGlassRepository: GlassRepository { let session = URLSession.shared }",
      true
    ),
    (
      "protocol Glass {} ; final class LiveGlass: Glass {} ; "
        + "final class SpyGlassRepository: Glass { let session = URLSession.shared }", true
    ),
  ])
  func doubleUsesNoStoreOrReplacesAnother(_ source: String, _ isDouble: Bool) throws {
    let project = try Project(source: source)
    let type = try #require(project.typeIDs.first { project[$0].name == "SpyGlassRepository" })
    #expect(project.isDouble(type) == isDouble)
  }

  @Test func changesOfListsApply() {
    var stores = WordChange()
    stores.added = ["Vault"]
    stores.removed = ["Service"]
    var coordinators = WordChange()
    coordinators.replacement = ["Flow"]
    let vocabulary = Vocabulary([.stores: stores, .coordinators: coordinators])
    #expect(vocabulary.isStore("UserVault"))
    #expect(vocabulary.isStore("UserRepository"))
    #expect(!vocabulary.isStore("UserService"))
    #expect(vocabulary.role(of: "LoginFlow") == .coordinator)
    #expect(vocabulary.role(of: "LoginRouter") == nil)
  }

  @Test(arguments: [("MockUserStore", true), ("UserStoreSpy", true), ("Mockingbird", false), ("MammockStore", false)])
  func doubleIsFirstOrLastWord(_ name: String, _ isDouble: Bool) {
    #expect((Vocabulary.standard.doubleWordText(of: Name(name)) != nil) == isDouble)
  }
}
