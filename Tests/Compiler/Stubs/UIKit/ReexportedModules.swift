// Declarations of C modules that UIKit re-exports: QuartzCore and simd.

public let kCATransitionFade = "fade"

public typealias simd_float3 = SIMD3<Float>

public func normalize(_ vector: simd_float3) -> simd_float3 { vector }
