import SwiftMVVMPattern

@MainActor func inAnApp(_ object: AnyObject) async {
  _ = await assertDeallocates { [object] }
  // expected-error@-1 {{cannot find 'assertDeallocates' in scope}}
}
