import UIKit

final class LightViewModel {
  var color = simd_float3(1, 1, 1)
  func load() { color = simd_float3(0, 0, 0) }
}
