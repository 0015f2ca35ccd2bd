#if canImport(Testing)
  #if SWIFT_PACKAGE
    @_exported public import MVVMConformance
  #else
    @_exported public import SwiftMVVMPattern
  #endif
  import Testing

  /// Records an issue of the running Swift Testing test for each finding, at the line that called the probe.
  ///
  /// ```swift
  /// import MVVMConformanceTesting
  /// import Testing
  ///
  /// @MainActor @Test func profileIsDeallocated() async {
  ///   expectNoFindings(await deallocationFindings { [ProfileViewModel(name: "Ada")] })
  /// }
  /// ```
  public func expectNoFindings(_ findings: [ConformanceFinding], fileID: String = #fileID) {
    let module = fileID.prefix { $0 != "/" }
    for finding in findings {
      let path = "\(finding.file)"
      let file = path.split(separator: "/").last ?? ""
      let place = SourceLocation(fileID: "\(module)/\(file)", filePath: path, line: Int(finding.line), column: 1)
      Issue.record(Comment(rawValue: finding.message), sourceLocation: place)
    }
  }
#endif
