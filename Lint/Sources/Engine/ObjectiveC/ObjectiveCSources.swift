import LintSemantics
import LintSupport

/// The files of a project in Objective-C.
struct ObjectiveCSources: Sendable {
  /// Implementations, relative to the root.
  private(set) var implementations: [String] = []
  private(set) var headers: [String] = []

  static func isRelevant(_ name: String) -> Bool {
    switch name.utf8.last {
    case UInt8(ascii: "m"): isImplementation(name)
    case UInt8(ascii: "h"): name.hasSuffix(".h")
    default: false
    }
  }

  private static func isImplementation(_ name: String) -> Bool { name.hasSuffix(".m") || name.hasSuffix(".mm") }

  mutating func add(_ path: String) {
    if Self.isImplementation(path) { implementations.append(path) } else { headers.append(path) }
  }

  /// The implementations that satisfy a condition, and the headers with their names. Code in a test folder isn't the app's.
  func selecting(_ isRead: (String) -> Bool) -> ObjectiveCSources {
    if implementations.isEmpty { return ObjectiveCSources() }
    var selected = ObjectiveCSources()
    selected.implementations = implementations.filter { path in
      isRead(path)
        && !RelativePath.names(in: path).dropLast().contains { NamingConventions.isTestFolder(String($0)) }
    }.sorted()
    let names = Set(selected.implementations.map(Self.name))
    selected.headers = headers.filter { names.contains(Self.name($0)) }.sorted()
    return selected
  }

  /// The name of a file without its ending.
  private static func name(_ path: String) -> Substring {
    let name = RelativePath.names(in: path).last ?? ""
    return name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
  }

  var paths: [String] { implementations + headers }

  // MARK: - Classes

  /// The classes with their paths, sorted by name. Those that use a store of the system and share an instance that returns data have
  /// a store.
  ///
  /// - Parameter limit: A file with more bytes isn't read.
  func classes(_ sources: Sources, limit: Int) -> [ObjectiveCClass] {
    let bytes: @Sendable (String) -> [UInt8]? = { path in try? sources.bytes(of: path, limit: limit) }
    // Few files implement a class with a shared instance. Only these, and other parts of such classes, are read as a whole.
    let outlines = Workers.map(implementations) { path -> (names: [String], file: ObjectiveCFile?) in
      guard let bytes = bytes(path) else { return ([], nil) }
      let outline = ObjectiveCOutline.read(bytes)
      return (outline.names, outline.mayShareInstance ? ObjectiveCReader.read(bytes) : nil)
    }
    let paths = Dictionary(
      zip(implementations, outlines).flatMap { path, outline in outline.names.map { ($0, path) } },
      uniquingKeysWith: { first, _ in first })
    let stores = stores(outlines, paths, bytes)
    let names = Set(stores.map(\.name))
    let others = paths.filter { !names.contains($0.key) }.map { name, path in
      ObjectiveCClass(name: name, path: path, store: nil, instances: [], superclass: nil)
    }
    return (stores + others).sorted { $0.name < $1.name }
  }

  private func stores(
    _ outlines: [(names: [String], file: ObjectiveCFile?)], _ classPaths: [String: String],
    _ bytes: @escaping @Sendable (String) -> [UInt8]?
  ) -> [ObjectiveCClass] {
    let sharing = Set(
      outlines.flatMap { $0.file?.implementations ?? [] }.filter { !$0.instances.isEmpty }.map(\.name))
    if sharing.isEmpty { return [] }
    let read = zip(implementations, outlines).compactMap { path, outline -> (path: String, file: ObjectiveCFile)? in
      if let file = outline.file { return (path, file) }
      guard outline.names.contains(where: sharing.contains), let bytes = bytes(path) else { return nil }
      return (path, ObjectiveCReader.read(bytes))
    }
    var parts: [String: [(path: String, part: ObjectiveCFile.Implementation)]] = [:]
    for (path, file) in read {
      for part in file.implementations where sharing.contains(part.name) {
        parts[part.name, default: []].append((path, part))
      }
    }
    let found = parts.filter { Self.mayBeStore($0.value.map(\.part)) }
    if found.isEmpty { return [] }
    var interfaces = InterfaceTable(read, paths: classPaths, headers: headersByName, bytes: bytes)
    return found.sorted { $0.key < $1.key }.compactMap { name, parts in
      guard let user = parts.first(where: { $0.part.store != nil }), let store = user.part.store,
        interfaces.hasProperties(name) || parts.contains(where: { $0.part.results > 0 })
      else { return nil }
      return ObjectiveCClass(
        name: name, path: user.path, store: store.name, instances: parts.flatMap(\.part.instances),
        superclass: interfaces.foreignSuperclass(of: name))
    }
  }

  private var headersByName: [Substring: [String]] { Dictionary(grouping: headers, by: Self.name) }

  /// Whether a class uses a store and shares an instance. A theme only turns settings into colors and fonts.
  private static func mayBeStore(_ parts: [ObjectiveCFile.Implementation]) -> Bool {
    let stores = parts.compactMap(\.store)
    let looks = parts.reduce(0) { $0 + $1.looks }
    let results = parts.reduce(0) { $0 + $1.results }
    return !stores.isEmpty && parts.contains { !$0.isCategory } && parts.contains { !$0.instances.isEmpty }
      && !(looks * 2 > results && stores.allSatisfy(\.isSettings))
  }

  /// The interfaces of classes. A file is read only if the interface of a class that it implements is needed, and a header only if
  /// such a file has its name.
  private struct InterfaceTable {
    private var interfaces: [String: [ObjectiveCFile.Interface]]
    private let paths: [String: String]
    private let headers: [Substring: [String]]
    private let bytes: (String) -> [UInt8]?
    private var readPaths: Set<String>

    init(
      _ read: [(path: String, file: ObjectiveCFile)], paths: [String: String], headers: [Substring: [String]],
      bytes: @escaping (String) -> [UInt8]?
    ) {
      interfaces = Dictionary(grouping: read.flatMap(\.file.interfaces), by: \.name)
      readPaths = Set(read.map(\.path))
      self.paths = paths
      self.headers = headers
      self.bytes = bytes
    }

    mutating func hasProperties(_ name: String) -> Bool { all(name).contains(where: \.hasProperties) }

    mutating func foreignSuperclass(of name: String) -> String? {
      var name = name
      var seen: Set<String> = []
      while seen.insert(name).inserted, let superclass = all(name).lazy.compactMap(\.superclass).first {
        name = superclass
      }
      return seen.count > 1 ? name : nil
    }

    private mutating func all(_ type: String) -> [ObjectiveCFile.Interface] {
      if let path = paths[type] {
        for file in [path] + (headers[ObjectiveCSources.name(path)] ?? []) { read(file) }
      }
      return interfaces[type] ?? []
    }

    private mutating func read(_ path: String) {
      guard readPaths.insert(path).inserted, let bytes = bytes(path) else { return }
      for interface in ObjectiveCReader.read(bytes).interfaces {
        interfaces[interface.name, default: []].append(interface)
      }
    }
  }
}
