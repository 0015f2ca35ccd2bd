import SwiftMVVMPattern

// Only the kit creates and reports issues.
@MainActor func report(_ issue: RuntimeIssue) {
  _ = RuntimeIssue.Kind("own")
  // expected-error@-1 {{initializer is inaccessible due to '@_spi' protection level}}
  _ = RuntimeIssue(.missingView, in: Int.self, "is mine")
  // expected-error@-1 {{initializer is inaccessible due to '@_spi' protection level}}
  issue.report()
  // expected-error@-1 {{'report' is inaccessible due to '@_spi' protection level}}
}
