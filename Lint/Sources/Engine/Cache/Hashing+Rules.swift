import LintRules
import LintSupport

extension Hashing {
  /// Which rules run, in their order.
  mutating func add(_ rules: [any Rule.Type]) {
    for rule in rules { add(rule.name) }
  }
}
