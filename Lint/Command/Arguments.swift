public import ArgumentParser
public import LintReport
public import LintRule

extension Reporter: ExpressibleByArgument {}

extension Severity: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
