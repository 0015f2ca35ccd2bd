import Foundation
import UIKit
import UIKit

final class ManyViewModel {
  func load() {}
}
