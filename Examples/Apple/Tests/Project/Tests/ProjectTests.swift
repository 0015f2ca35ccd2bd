import Foundation
import Testing
import XcodeProject

struct ProjectTests {
  @Test func `the project that is checked in has nothing wrong`() throws {
    #expect(try Project(Place.project).findings(packages: Place.facts) == [])
  }

  @Test(arguments: Mistake.all)
  func `a mistake is found`(_ mistake: Mistake) throws {
    let copy = try ProjectCopy()
    try copy.make(mistake)
    #expect(try copy.findings().contains(Finding(mistake.finding)))
  }

  @Test func `a copy without a mistake has nothing wrong`() throws {
    #expect(try ProjectCopy().findings() == [])
  }

  @Test func `a project that is no property list is not read`() throws {
    let copy = try ProjectCopy()
    try copy.make(Mistake("", in: .project, from: "archiveVersion = 1;", to: "archiveVersion = 1"))
    #expect(throws: (any Error).self) { try copy.findings() }
  }
}
