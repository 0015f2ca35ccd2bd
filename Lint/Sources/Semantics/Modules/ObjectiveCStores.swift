import LintSyntax

/// The classes that a project implements in Objective-C, by name. Some are stores.
public struct ObjectiveCStores: Sendable {
  /// A class, and the names of its shared instance in Swift.
  struct KnownClass: Sendable {
    let store: ObjectiveCClass
    let instances: [Name]
  }

  private let entries: [Name: KnownClass]

  public init(_ classes: [ObjectiveCClass] = []) {
    entries = Dictionary(
      classes.map { (Name($0.name), KnownClass(store: $0, instances: Self.instances(of: $0).map { Name($0) })) },
      uniquingKeysWith: { first, _ in first })
  }

  var isEmpty: Bool { entries.isEmpty }

  subscript(name: Name) -> KnownClass? { entries[name] }

  /// The names of a class method, and the shorter name of a property: Swift drops the name of the class at the end, as in
  /// `sharedSettings`.
  private static func instances(of type: ObjectiveCClass) -> [String] {
    type.instances.flatMap { instance -> [String] in
      let short = instance.indices.dropFirst().filter {
        instance[$0].isUppercase && type.name.hasSuffix(instance[$0...])
      }
      return [instance] + short.map { String(instance[..<$0]) }
    }
  }
}
