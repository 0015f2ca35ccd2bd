/// The classes of a file in Objective-C.
struct ObjectiveCFile: Sendable {
  /// An `@implementation`, perhaps of a category.
  struct Implementation: Sendable {
    let name: String
    let isCategory: Bool
    /// The first store of the system that the code names, and preferably one that isn't for settings only.
    var store: ObjectiveCWords.Store?
    /// The class methods that return the shared instance.
    var instances: [String] = []
    /// The number of methods that return something, besides initializers and class methods that return an instance.
    var results = 0
    /// The number of those that return a color, a font or an image.
    var looks = 0
  }

  /// An `@interface`, perhaps of a category.
  struct Interface: Sendable {
    let name: String
    var superclass: String?
    var hasProperties = false
  }

  var implementations: [Implementation] = []
  var interfaces: [Interface] = []
}
