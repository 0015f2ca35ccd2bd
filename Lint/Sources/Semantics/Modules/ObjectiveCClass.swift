/// A class that the project implements in Objective-C.
public struct ObjectiveCClass: Hashable, Sendable {
  public let name: String
  /// The path of the file with its implementation.
  public let path: String
  /// The store of the system that it uses, by its Objective-C name; nil unless the class shares an instance that returns data.
  public let store: String?
  /// The class methods that return the shared instance, such as `sharedManager`.
  public let instances: [String]
  /// The first superclass that the project doesn't declare, if a header names one.
  public let superclass: String?

  public init(name: String, path: String, store: String?, instances: [String], superclass: String?) {
    self.name = name
    self.path = path
    self.store = store
    self.instances = instances
    self.superclass = superclass
  }
}
