public import Foundation

extension Project {
  /// All that is wrong with it.
  ///
  /// - Parameter facts: What the package in a folder says of itself.
  public func findings(packages facts: (URL) throws -> PackageFacts) -> [Finding] {
    findingsInObjects() + findingsInFiles() + findingsInPackages(facts) + findingsInSettings() + findingsInSchemes()
  }
}
