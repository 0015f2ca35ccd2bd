import Library
import SwiftMVVMPattern

@MainActor func dispatch(_ cell: ContactCell) {
  cell.context = 3
  // expected-error@-1 {{cannot assign value of type 'Int' to type 'Contact'}}
}
