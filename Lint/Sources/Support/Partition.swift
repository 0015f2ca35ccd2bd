extension RandomAccessCollection {
  /// The start of the second part of a partitioned collection, such as the first element that isn't below a limit; the end
  /// if there is no second part.
  ///
  /// - Complexity: O(log *n*)
  @inlinable public func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if belongsToSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
