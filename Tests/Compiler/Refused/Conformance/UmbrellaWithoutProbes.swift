import SwiftMVVMPattern

@MainActor func inAnApp(_ object: AnyObject) async {
  _ = await deallocationFindings { [object] }
  // expected-error@-1 {{cannot find 'deallocationFindings' in scope}}
}
