import Library
import SwiftMVVMPattern

nonisolated func entity(_ cell: ContactCell) -> Contact? {
  cell.context
  // expected-error@-1 {{main actor-isolated property 'context' can not be referenced from a nonisolated context}}
}
