// Declarations of other modules that UIKit re-exports: QuartzCore, simd and DeveloperToolsSupport.

import Foundation

public let kCATransitionFade = "fade"  // kCATransitionFade

public typealias simd_float3 = SIMD3<Float>  // simd_float3

public func normalize(_ vector: simd_float3) -> simd_float3 { vector }  // normalize(_:)

public struct ImageResource: Hashable, Sendable {  // ImageResource
  private let name: String
  private let bundle: Bundle

  public init(name: String, bundle: Bundle) {  // init(name:bundle:)
    self.name = name
    self.bundle = bundle
  }
}
