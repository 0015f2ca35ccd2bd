import SwiftMVVMPattern

final class Lines: NavigationStage {
  // expected-error@-1 {{type 'Lines' does not conform to protocol 'NavigationStage'}}
  // expected-note@-2 {{add stubs for conformance}}
  typealias Screen = String
  var onBack: OnBack?
}
