public import LintSupport
public import LintSyntax

/// Writes a new cache or appends to an existing one. Readers never see a partial cache, because the header with the location of
/// the index is written last.
public struct CacheWriter {
  /// The facts of a file to write, unless the cache contains them already.
  public enum Facts {
    case none
    case unchanged
    case fresh(FactsBlock)
  }

  /// Another part of the cache to write, unless the cache contains it already.
  public enum Section {
    case unchanged
    case fresh([UInt8])
  }

  private let path: String
  private let key: Digest
  /// The time at which the sources were examined.
  private let moment: Int
  private let base: CacheFile?

  public init(path: String, key: Digest, moment: Int, over base: CacheFile?) {
    self.path = path
    self.key = key
    self.moment = moment
    self.base = base
  }

  /// - Returns: whether the cache was written. If not, the next run only takes longer.
  @discardableResult
  public func write(_ files: [(entry: CacheEntry, facts: Facts)], sections: [Section]) -> Bool {
    if let base, base.preservesNumbers, !isMostlyGarbage(files, base) { return add(files, sections, to: base) }
    return writeNewFile(files, sections)
  }

  /// Unreferenced blocks are dropped once they take more space than the others.
  private func isMostlyGarbage(_ files: [(entry: CacheEntry, facts: Facts)], _ base: CacheFile) -> Bool {
    let facts = files.reduce(0) { $0 + $1.entry.facts.count + ($1.entry.joined?.count ?? 0) }
    return base.header.end > 2 * (facts + base.index.count) + 32 << 20
  }

  private func add(_ files: [(entry: CacheEntry, facts: Facts)], _ sections: [Section], to base: CacheFile) -> Bool {
    let file = open(path, O_RDWR)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    // If another process is writing, or has written since, its cache is kept.
    guard flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &status) == 0, UInt64(status.st_ino) == base.inode,
      let now = Mapping(file, size: Int(status.st_size)).flatMap(CacheHeader.newest),
      now.generation == base.header.generation
    else { return false }
    return fill(file, files, sections, after: base)
  }

  private func writeNewFile(_ files: [(entry: CacheEntry, facts: Facts)], _ sections: [Section]) -> Bool {
    // A device, such as /dev/null, isn't replaced.
    if FileSystem.exists(path), !FileSystem.isFile(path) { return false }
    base?.adoptWords()
    FileSystem.makeFolder(of: path)
    let draft = path + ".\(getpid()).part"
    let file = open(draft, O_RDWR | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { return false }
    let all = files.map { entry, facts -> (entry: CacheEntry, facts: Facts) in
      guard case .unchanged = facts, let block = base?.facts(entry.facts, path: entry.path)?.block else {
        return (entry, facts)
      }
      return (entry, .fresh(block))
    }
    // Joined tables can only be reused with the same facts and the same word numbers.
    let isReusable = base?.preservesNumbers ?? false && files.allSatisfy { $0.entry.joined == nil }
    let written = sections.enumerated().map { number, section -> Section in
      guard case .unchanged = section else { return section }
      return .fresh(isReusable ? base?.section(number).map(Array.init) ?? [] : [])
    }
    let isDone = fill(file, all, written, after: nil)
    close(file)
    if isDone, rename(draft, path) == 0 { return true }
    unlink(draft)
    return false
  }

  /// - Parameter base: the existing cache.
  private func fill(
    _ file: Int32, _ files: [(entry: CacheEntry, facts: Facts)], _ sections: [Section], after base: CacheFile?
  ) -> Bool {
    let start = base?.header.end ?? CacheHeader.size
    let generation = (base?.header.generation ?? 0) + 1
    var output = FileOutput(file, at: (start + FactsBlock.alignment - 1) / FactsBlock.alignment * FactsBlock.alignment)
    var index = CacheIndex()
    for (number, section) in sections.enumerated() {
      switch section {
      case .unchanged: index.sections.append(base.flatMap { $0.index.sections.dropFirst(number).first } ?? .none)
      case .fresh(let bytes): index.sections.append(bytes.withUnsafeBytes { output.write(block: $0) })
      }
    }
    let entries = files.map { entry, facts in
      var entry = entry
      if case .fresh(let block) = facts {
        entry.facts = output.write(block: UnsafeRawBufferPointer(block.bytes))
      }
      return entry
    }
    index.entries = entries.bytes.withUnsafeBytes { output.write(block: $0) }
    if let words = base.flatMap({ $0.hasAllWords ? $0.index : nil }) {
      (index.words, index.wordEnds) = (words.words, words.wordEnds)
    } else {
      let words = WordSnapshot.current()
      index.words = words.bytes.withUnsafeBytes { output.write(block: $0) }
      index.wordEnds = words.ends.withUnsafeBytes { output.write(block: $0) }
    }
    return index.bytes.withUnsafeBytes { bytes in
      let header = CacheHeader(
        generation: generation, key: key, moment: moment, indexOffset: output.offset, index: bytes)
      output.write(bytes)
      output.flush()
      let slot = Int(generation % 2) * CacheHeader.slotSize
      var head = FileOutput(file, at: slot)
      if !output.hasFailed {
        header.bytes.withUnsafeBytes { head.write($0) }
        head.flush()
      }
      return !output.hasFailed && !head.hasFailed
    }
  }
}
