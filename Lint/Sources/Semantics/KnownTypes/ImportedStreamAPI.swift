public import LintSyntax

/// The members of streams that a file can use: those of the system, of the app, and of the packages that its target imports.
public struct ImportedStreamAPI: Sendable, BitwiseCopyable {
  private let packages: UInt32

  init(_ packages: StreamPackages) { self.packages = packages.rawValue }

  /// The kinds of a name, empty if its package isn't imported.
  public subscript(name: Name) -> StreamAPI {
    let kinds = StreamAPI[name]
    return kinds.isEmpty || isImported(StreamAPI.packages[name]) ? kinds : []
  }

  /// The kinds of an operator that joins streams, empty if its package isn't imported.
  public func pairs(_ name: Name) -> StreamPairs {
    let kinds = StreamPairs[name]
    return kinds.isEmpty || isImported(StreamPairs.packages[name]) ? kinds : []
  }

  /// Whether an operator ends its stream with another one.
  public func ends(_ name: Name, label: Name) -> Bool {
    let kinds = self[name]
    return kinds.contains(.ends) || kinds.contains(.endsWithLabel) && StreamAPI.details[name]?.contains(label) ?? false
  }

  /// Whether a call is a network request.
  ///
  /// - Returns: nil if the name isn't that of a request.
  public func isRequest(_ name: Name, labels: [Name]) -> Bool? {
    let kinds = self[name]
    if kinds.contains(.requests) { return StreamAPI.details[name]?.contains(where: labels.contains) ?? false }
    return kinds.contains(.alwaysRequests) ? true : nil
  }

  /// Whether a call is a network request in a namespace, such as `provider.rx.request(.user)`.
  public func isRequest(_ name: Name, in namespace: Name) -> Bool {
    self[name].contains(.requestsInNamespace) && StreamAPI.details[name]?.contains(namespace) ?? false
  }

  /// Whether a stream emits repeatedly after some time.
  public func repeats(_ name: Name, labels: [Name]) -> Bool {
    StreamAPI.details[name]?.contains(where: labels.contains) ?? false
  }

  /// The labels of the argument where a call stores a token.
  ///
  /// - Returns: nil if the call stores no token.
  public func storageLabels(of name: Name) -> [Name]? {
    self[name].contains(.storesToken) ? StreamAPI.details[name] : nil
  }

  /// Whether a member is a bag that lives as long as its object.
  public func isLifelongBag(_ name: Name, in namespace: Name) -> Bool {
    self[name].contains(.lifelongBag) && StreamAPI.details[name]?.contains(namespace) ?? false
  }

  private func isImported(_ needed: UInt32) -> Bool { needed & ~packages == 0 }
}
