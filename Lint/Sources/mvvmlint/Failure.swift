/// What kept the work from being done: what happened, where, and what to do.
struct Failure: Error {
  let lines: [String]

  init(_ message: String) { self.init(lines: ["mvvmlint: " + message]) }

  /// - Parameter lines: each with its place, as compilers tell it.
  init(lines: [String]) { self.lines = lines }
}
