import Library
import SwiftMVVMPattern

struct ProfilePresenter: Presenting {
  // expected-error@-1 {{type 'ProfilePresenter' does not conform to protocol 'Presenting'}}
  // expected-note@-2 {{add stubs for conformance}}
  typealias PresentedView = ProfileView
  typealias PresentedViewModel = ProfileViewModel
}
