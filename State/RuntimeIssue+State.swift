#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMCore
#endif

extension RuntimeIssue.Kind {
  /// Each command executes another one, or its observers do. The kit has dropped the waiting commands.
  public static let endlessCommands = RuntimeIssue.Kind("endlessCommands")
}
