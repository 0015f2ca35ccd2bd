import MVVMConformance

@MainActor func testSomething(_ object: AnyObject) async {
  await deallocationFindings { [object] }
  // expected-error@-1 {{result of call to 'deallocationFindings(within:file:line:_:)' is unused}}
}
