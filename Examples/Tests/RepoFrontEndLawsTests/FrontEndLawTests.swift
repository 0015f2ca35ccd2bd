import RepoFrontEndLaws
import Testing

/// The laws hold where nothing is wrong, and tell where something is.
@MainActor
struct FrontEndLawTests {
  @Test(arguments: FrontEndLaw.all)
  func aFrontEndThatIsRightPasses(law: FrontEndLaw) async throws {
    try await law.prove { PlainFrontEnd($0) }
  }

  @Test(arguments: Fault.refusals)
  func aFrontEndThatIsWrongInOneWayIsRefused(fault: Fault, by name: String) async throws {
    let law = try #require(FrontEndLaw.all.first { $0.name == name })
    await #expect(throws: LawViolation.self) {
      try await law.prove(patience: .milliseconds(200)) { PlainFrontEnd($0, fault: fault) }
    }
  }

  @Test func everyLawRefusesSomethingAndEveryFaultIsRefused() {
    #expect(Set(Fault.refusals.map(\.law)) == Set(FrontEndLaw.all.map(\.name)))
    #expect(Set(Fault.refusals.map(\.0)) == Set(Fault.allCases))
  }

  @Test func aViolationSaysWhatWasExpectedAndWhatWas() async throws {
    let law = try #require(FrontEndLaw.all.first)
    let violation = await #expect(throws: LawViolation.self) {
      try await law.prove(patience: .seconds(1)) { PlainFrontEnd($0, fault: .showsAllDigitsOfStars) }
    }
    #expect(violation?.what == "the rows in view")
    #expect(violation?.expected.contains("12k") == true)
    #expect(violation?.was.contains("12345") == true)
  }
}
