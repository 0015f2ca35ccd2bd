#if canImport(FoundationNetworking)
  import Foundation

  /// A delegate queue that runs each block on the thread that adds it.
  ///
  /// On Linux, `URLSession` adds a block for each part of a body and reads on without waiting for it, so a fast server
  /// fills the memory with waiting blocks. Here it reads the next part only after the delegate has handled this one.
  final class ImmediateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
