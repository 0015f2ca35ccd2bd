/// What kept the work from being done: what happened, where, and what to do.
struct Failure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
