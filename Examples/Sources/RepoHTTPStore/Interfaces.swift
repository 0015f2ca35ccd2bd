import Foundation

/// The network interfaces of this machine.
enum Interfaces {
  /// Whether no interface is up except loopback.
  static var areOffline: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return false }
    defer { freeifaddrs(first) }
    var next = first
    while let interface = next?.pointee {
      let flags = Int(interface.ifa_flags)
      if flags & Int(IFF_UP) != 0 && flags & Int(IFF_LOOPBACK) == 0 { return false }
      next = interface.ifa_next
    }
    return true
  }
}
