import MVVMConformance

@MainActor func testSomething(_ object: AnyObject) async {
  await assertDeallocates { [object] }
  // expected-error@-1 {{result of call to 'assertDeallocates(within:file:line:_:)' is unused}}
}
