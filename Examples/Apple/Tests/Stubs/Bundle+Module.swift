import UIKit

/// What SwiftPM makes of a target's resources.
extension Bundle {
  static let module = Bundle()
}
