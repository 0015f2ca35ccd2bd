import Foundation
import Testing
import XcodeProject

struct ProjectTests {
  @Test func `the committed project has no mistakes`() throws {
    #expect(try Project(Place.project).findings(packages: Place.facts) == [])
  }

  @Test(arguments: Mistake.all)
  func `a project with a mistake is refused`(_ mistake: Mistake) throws {
    let copy = try ProjectCopy()
    try copy.make(mistake)
    #expect(try copy.findings().contains(Finding(mistake.finding)))
  }

  @Test func `an unchanged copy has no mistakes`() throws {
    #expect(try ProjectCopy().findings() == [])
  }

  @Test func `a project that isn't a property list throws an error`() throws {
    let copy = try ProjectCopy()
    try copy.make(Mistake("", in: .project, from: "archiveVersion = 1;", to: "archiveVersion = 1"))
    #expect(throws: (any Error).self) { try copy.findings() }
  }
}
