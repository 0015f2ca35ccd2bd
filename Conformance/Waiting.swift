/// Waits until a condition is true, and returns whether it is. After some turns of the main actor, it sleeps for at
/// most about `limit` seconds.
@MainActor func holds(within limit: Double, _ condition: () -> Bool) async -> Bool {
  let pollInterval = 0.002
  var waited = 0.0
  for _ in 0..<20 where !condition() { await turn() }
  while !condition() {
    // It counts intervals instead of reading a clock, so a busy machine extends the limit.
    if waited >= limit || Task.isCancelled { return false }
    try? await Task.sleep(nanoseconds: UInt64(pollInterval * 1e9))
    waited += pollInterval
  }
  return true
}

/// Gives pending work time to run, on the main actor and off it, so that an unwanted effect becomes visible.
@MainActor func settle() async {
  for _ in 0..<50 { await turn() }
}

/// Leaves the main actor, and returns after the work that is waiting for it.
@MainActor private func turn() async {
  await Task.detached {}.value
  await Task.yield()
}
