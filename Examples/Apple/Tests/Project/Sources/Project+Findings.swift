public import Foundation

extension Project {
  /// Returns all findings of the project.
  ///
  /// - Parameter facts: Returns the facts about the package in a folder.
  public func findings(packages facts: (URL) throws -> PackageFacts) -> [Finding] {
    findingsInObjects() + findingsInFiles() + findingsInPackages(facts) + findingsInSettings() + findingsInSchemes()
  }
}
