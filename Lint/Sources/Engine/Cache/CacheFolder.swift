#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import LintSupport

/// Where the cache of a project lies: in the folder that the platform has for caches, by the project's root.
public enum CacheFolder {
  /// - Returns: nothing, where the user has no such folder.
  public static func usual(root: String) -> String? {
    guard let folder else { return nil }
    var hashing = Hashing()
    hashing.add(root)
    let digits = String(hashing.digest.first, radix: 16)
    return folder + "/mvvmlint/" + String(repeating: "0", count: 16 - digits.count) + digits + ".cache"
  }

  private static var folder: String? {
    #if canImport(Darwin)
      return variable("HOME").map { $0 + "/Library/Caches" }
    #else
      return variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }
    #endif
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.hasPrefix("/") ? text : nil
  }
}
