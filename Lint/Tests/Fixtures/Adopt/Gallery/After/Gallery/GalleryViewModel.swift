public import protocol SwiftMVVMPattern.ViewModel

public final class GalleryViewModel {
  public private(set) var pictures: [String] = []
  public init() {}
  public func add(_ picture: String) { pictures.append(picture) }
}

extension GalleryViewModel: SwiftMVVMPattern.ViewModel {}
