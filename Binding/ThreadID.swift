#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread, to be compared with another.
enum ThreadID {
  /// Nothing where the C library has another name.
  static var current: UInt? {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #elseif canImport(Glibc) || canImport(Musl)
      UInt(pthread_self())
    #else
      nil
    #endif
  }
}
