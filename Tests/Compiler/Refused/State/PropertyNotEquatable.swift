import SwiftMVVMPattern

struct Song {}

struct PlayerState: ViewState {
  var song: Song?
}

func show(_ change: ViewStateChange<PlayerState>) -> Bool {
  change.changed(\.song)
  // expected-error@-1 {{requires that 'Song' conform to 'Equatable'}}
}
