import UIKit

final class KeptResourceViewModel {
  private let icon: ImageResource
  init(icon: ImageResource) { self.icon = icon }
}
