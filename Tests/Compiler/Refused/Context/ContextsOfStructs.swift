import Library
import SwiftMVVMPattern

struct Slot {}
final class Rack: CellContainer {
  func visibleCell(at index: Int) -> Slot? { nil }
}

@MainActor func chosen(_ contexts: CellContexts<Contact>, _ rack: Rack) -> Contact? {
  contexts.context(at: 0, in: rack)
  // expected-error@-1 {{instance method 'context(at:in:)' requires that 'Slot' be a class type}}
}
