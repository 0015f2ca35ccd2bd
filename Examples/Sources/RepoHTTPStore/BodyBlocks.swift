import Foundation

/// The parts of a body, collected in blocks of fixed capacity.
///
/// Blocks never grow beyond their capacity, so that a long body isn't copied again and again, and one that arrives byte
/// by byte needs no more memory than any other.
struct BodyBlocks {
  private static let capacity = 1 << 20
  private var blocks: [Data] = []
  private(set) var count = 0

  mutating func append(_ part: Data) {
    count += part.count
    if let last = blocks.indices.last, blocks[last].count + part.count <= Self.capacity {
      blocks[last].append(part)
    } else {
      var block = Data(capacity: Self.capacity)
      block.append(part)
      blocks.append(block)
    }
  }

  /// All parts as one.
  func joined() -> Data {
    guard blocks.count > 1 else { return blocks.first ?? Data() }
    var body = Data(capacity: count)
    for block in blocks { body.append(block) }
    return body
  }
}
