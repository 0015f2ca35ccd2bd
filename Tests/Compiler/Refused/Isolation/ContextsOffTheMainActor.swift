import Library
import SwiftMVVMPattern

func assign(_ contact: Contact, to cell: ContactCell, in contexts: CellContexts<Contact>) {
  // expected-note@-1 {{add '@MainActor' to make global function 'assign(_:to:in:)' part of global actor 'MainActor'}}
  contexts[cell] = contact
  // expected-error@-1 {{main actor-isolated subscript 'subscript(_:)' can not be mutated from a nonisolated context}}
}
