// Every module that imports LintSupport sees the platform's C library.

#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import Glibc
#endif

/// Names system calls unambiguously: types declare methods with the same Swift names.
package enum SystemCall {
  package static func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(file, buffer.baseAddress, buffer.count)
    #endif
  }

  package static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags, mode)
    #else
      Glibc.open(path, flags, mode)
    #endif
  }

  /// Locks a file until it is closed, unless another process has locked it.
  ///
  /// - Returns: whether the file is locked.
  @discardableResult package static func lock(_ file: Int32) -> Bool { flock(file, LOCK_EX | LOCK_NB) == 0 }

  package static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
