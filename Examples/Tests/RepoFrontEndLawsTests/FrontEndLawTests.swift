import RepoFrontEndLaws
import Testing

/// The laws accept a correct front end, and refuse each fault.
@MainActor
struct FrontEndLawTests {
  @Test(arguments: FrontEndLaw.all)
  func correctFrontEndPasses(law: FrontEndLaw) async throws {
    try await law.prove { PlainFrontEnd($0) }
  }

  @Test(arguments: Fault.refusals)
  func faultyFrontEndIsRefused(fault: Fault, by name: String) async throws {
    let law = try #require(FrontEndLaw.all.first { $0.name == name })
    await #expect(throws: LawViolation.self) {
      try await law.prove(timeout: .milliseconds(200)) { PlainFrontEnd($0, fault: fault) }
    }
  }

  @Test func everyLawRefusesAFaultAndEveryFaultIsRefused() {
    #expect(Set(Fault.refusals.map(\.law)) == Set(FrontEndLaw.all.map(\.name)))
    #expect(Set(Fault.refusals.map(\.0)) == Set(Fault.allCases))
  }

  @Test func violationNamesTheExpectedAndTheActualValue() async throws {
    let law = try #require(FrontEndLaw.all.first)
    let violation = await #expect(throws: LawViolation.self) {
      try await law.prove(timeout: .seconds(1)) { PlainFrontEnd($0, fault: .showsAllDigitsOfStars) }
    }
    #expect(violation?.what == "the visible rows")
    #expect(violation?.expected.contains("12k") == true)
    #expect(violation?.was.contains("12345") == true)
  }
}
