import LintEngine
import LintSupport

/// The running build of the tool. Two builds of the same version may report different findings.
enum Build {
  static var identity: String {
    let stamp = executable.flatMap { FileStamp(of: $0) }
    return "\(Tool.version) \(stamp.map { "\($0.size) \($0.modified)" } ?? "")"
  }

  private static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      return _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : nil
    #else
      return "/proc/self/exe"
    #endif
  }
}
