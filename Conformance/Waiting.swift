/// Waits until a condition holds: first by turns of the main actor, then by naps; for at least `limit` seconds before it gives up.
@MainActor func holds(within limit: Double, _ condition: () -> Bool) async -> Bool {
  let nap = 0.002
  var waited = 0.0
  for _ in 0..<20 where !condition() { await turn() }
  while !condition() {
    // The naps are counted, and no clock is read: where the machine is busy, the limit is as much longer.
    if waited >= limit || Task.isCancelled { return false }
    try? await Task.sleep(nanoseconds: UInt64(nap * 1e9))
    waited += nap
  }
  return true
}

/// Lets whatever is ready run, on the main actor and beside it, so that what must not happen has had its chance.
@MainActor func settle() async {
  for _ in 0..<50 { await turn() }
}

/// To another thread and back, behind all that waits for the main actor.
@MainActor private func turn() async {
  await Task.detached {}.value
  await Task.yield()
}
