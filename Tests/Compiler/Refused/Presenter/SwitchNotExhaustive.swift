import Library
import SwiftMVVMPattern

func text(_ result: PresentationResult) -> String {
  switch result {
  // expected-error@-1 {{switch must be exhaustive}}
  // expected-note@-2 {{add missing case: '.noPresenter'}}
  case .presented: "shown"
  case .noView, .noViewModel: "nothing shown"
  }
}
