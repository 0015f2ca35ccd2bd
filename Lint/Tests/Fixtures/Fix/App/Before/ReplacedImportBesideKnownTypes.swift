import Combine
import UIKit

final class KnownTypesViewModel {
  @Published var counts: [String: Int] = [:]
  private var subscription: AnyCancellable?
  private var element: Any?
  func load() {
    let sorted = counts.sorted { $0.value < $1.value }
    element = sorted.last
  }
}
