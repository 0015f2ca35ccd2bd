import SwiftMVVMPattern

struct ContactCell: Contextable {
  // expected-error@-1 {{non-class type 'ContactCell' cannot conform to class protocol 'Contextable'}}
  // expected-error@-2 {{type 'ContactCell' does not conform to protocol 'Contextable'}}
  // expected-note@-3 {{add stubs for conformance}}
  var context: String?
}
