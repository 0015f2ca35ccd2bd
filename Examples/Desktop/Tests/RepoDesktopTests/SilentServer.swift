import Foundation

/// A server that accepts connections and never answers.
final class SilentServer {
  let port: UInt16
  private let descriptor: Int32
  private var guests: [Int32] = []

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isListening, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    showOut()
    close(descriptor)
  }

  /// Accepts a pending connection, and returns whether there was one.
  func letIn() -> Bool {
    let guest = accept(descriptor, nil, nil)
    if guest >= 0 { guests.append(guest) }
    return guest >= 0
  }

  func showOut() {
    for guest in guests { close(guest) }
    guests = []
  }
}
