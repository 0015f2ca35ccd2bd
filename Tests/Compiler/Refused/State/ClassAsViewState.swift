import SwiftMVVMPattern

final class LampState: ViewState {}
// expected-error@-1 {{type 'LampState' does not conform to protocol 'ViewState'}}
// expected-error@-2 {{protocol 'ViewState': a ViewState must be a struct or an enum; changes in objects aren't observed}}
