import UIKit

/// SwiftPM generates this for a target with resources.
extension Bundle {
  static let module = Bundle()
}
