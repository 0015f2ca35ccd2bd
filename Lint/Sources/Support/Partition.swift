extension RandomAccessCollection {
  /// Where the second part begins, of elements that stand in two parts, such as those below a limit and the rest; the end
  /// where there is no second part. Logarithmic.
  @inlinable public func partitioningIndex(where isOfSecondPart: (Element) -> Bool) -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if isOfSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
