/// Who registered, in order: the numbers rise.
@usableFromInline struct BindingRegistrations {
  private var all: [(number: Int, owner: ObjectIdentifier?)] = []
  private var nextNumber = 0

  @usableFromInline init() {}

  var count: Int { all.count }

  @usableFromInline mutating func add(owner: ObjectIdentifier?) -> Int {
    defer { nextNumber += 1 }
    all.append((nextNumber, owner))
    return nextNumber
  }

  func index(of number: Int) -> Int? {
    var range = all.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if all[middle].number == number { return middle }
      range = all[middle].number < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  func indices(ownedBy owner: ObjectIdentifier) -> [Int] { all.indices.filter { all[$0].owner == owner } }

  mutating func keep(_ isKept: (Int) -> Bool) {
    var kept = 0
    for index in all.indices where isKept(index) {
      all[kept] = all[index]
      kept += 1
    }
    all.removeLast(all.count - kept)
  }
}
