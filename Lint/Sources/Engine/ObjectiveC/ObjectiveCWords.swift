import LintSemantics

/// The words that matter in Objective-C code, by hash: the stores of the system, and the types of looks.
struct ObjectiveCWords: Sendable {
  struct Store: Sendable {
    let name: String
    let isSettings: Bool
  }

  static let all = ObjectiveCWords()

  private let stores: [UInt64: Store]
  private let looks: Set<UInt64>
  /// A bit for each hash, so that other words need no search.
  private let bits: [UInt64]

  private init() {
    var stores: [UInt64: Store] = [:]
    for (name, words, isSettings) in SystemTypes.objectiveCStores {
      for word in words { stores[ObjectiveCTokens.hash(of: word)] = Store(name: name, isSettings: isSettings) }
    }
    var bits = [UInt64](repeating: 0, count: 64)
    for hash in stores.keys { bits[Int(hash >> 6 & 63)] |= 1 << (hash & 63) }
    self.stores = stores
    self.bits = bits
    looks = Set(SystemTypes.objectiveCLooks.map { ObjectiveCTokens.hash(of: $0) })
  }

  func store(_ word: ObjectiveCTokens.ScannedWord) -> Store? {
    bits[Int(word.hash >> 6 & 63)] & 1 << (word.hash & 63) == 0 ? nil : stores[word.hash]
  }

  func isLook(_ word: ObjectiveCTokens.ScannedWord) -> Bool { looks.contains(word.hash) }
}
