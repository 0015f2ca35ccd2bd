import MVVMConformance
import MVVMContext

func probe(_ cell: LampCell) -> [ConformanceFinding] {
  // expected-note@-1 {{add '@MainActor' to make global function 'probe' part of global actor 'MainActor'}}
  contextFindings(cell, 1, then: 2, reuse: { _ in }, same: ==)
  // expected-error@-1 {{call to main actor-isolated global function 'contextFindings(_:_:then:file:line:reuse:same:)' in a synchronous nonisolated context}}
}

final class LampCell: Contextable {
  var context: Int?
}
