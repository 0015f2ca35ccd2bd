import RepoModel

extension [Repo] {
  /// Returns the position of a row's repository in a newer list. If it's gone, returns the position of the nearest
  /// existing one.
  func row(following row: Int, in newer: [Repo]) -> Int? {
    guard indices.contains(row), !newer.isEmpty else { return newer.row(nearest: row) }
    if newer.indices.contains(row), newer[row].id == self[row].id { return row }
    if let found = newer.firstIndex(where: { $0.id == self[row].id }) { return found }
    let places = Dictionary(zip(newer.map(\.id), newer.indices)) { first, _ in first }
    for distance in 1..<Swift.max(count, 2) {
      for neighbor in [row + distance, row - distance] where indices.contains(neighbor) {
        if let place = places[self[neighbor].id] { return place }
      }
    }
    return newer.row(nearest: row)
  }

  /// Returns the given row, or the last one if there are fewer; nil if there are none.
  func row(nearest row: Int) -> Int? { isEmpty ? nil : Swift.max(0, Swift.min(row, count - 1)) }
}
