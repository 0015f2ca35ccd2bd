// Declarations of C modules that UIKit re-exports: QuartzCore and simd.

public let kCATransitionFade = "fade"  // kCATransitionFade

public typealias simd_float3 = SIMD3<Float>  // simd_float3

public func normalize(_ vector: simd_float3) -> simd_float3 { vector }  // normalize(_:)

// DeveloperToolsSupport
public struct ImageResource: Hashable, Sendable {  // ImageResource
  private let name: String
  public init(name: String) { self.name = name }
}
