import Testing
import XcodeProject

/// A mistake in a project, with the expected finding.
struct Mistake: Sendable, CustomTestStringConvertible {
  enum File: String {
    case project = "Repos.xcodeproj/project.pbxproj"
    case scheme = "Repos.xcodeproj/xcshareddata/xcschemes/Repos.xcscheme"
    case main = "Repos/ReposApp.swift"
  }

  enum Change: Sendable {
    case text(File, String, String)
    case missing(String)
    case more(String)
    case facts(@Sendable (inout PackageFacts) -> Void)
  }

  let finding: String
  let change: Change

  init(_ finding: String, _ change: Change) {
    self.finding = finding
    self.change = change
  }

  init(_ finding: String, in file: File, from former: String, to new: String) {
    self.init(finding, .text(file, former, new))
  }

  var testDescription: String { finding }
}
