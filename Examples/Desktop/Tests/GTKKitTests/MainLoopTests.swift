import CGTK
import FlyingFox
import Foundation
import GTKKit
import LoopTesting
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The main actor goes on while GTK waits, and GTK goes on while the main actor works.
final class MainLoopTests: XCTestCase {
  func testASleepEnds() throws {
    try onLoop { try await Task.sleep(for: .milliseconds(20)) }
  }
}
