import LintSyntax
import Synchronization

/// The facts of a project's files. Each file's facts are loaded when they are first needed.
final class FactsTable: @unchecked Sendable {
  let ids: HandleRange<FileID>
  /// The loaded facts, which the table retains. They are read without a lock, because nothing is read more often.
  private let slots: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>
  private let load: @Sendable (FileID) -> FileFacts
  private let loading = Mutex(())

  init(count: Int, _ load: @escaping @Sendable (FileID) -> FileFacts) {
    ids = HandleRange(0..<count)
    self.load = load
    slots = .allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
  }

  convenience init(_ facts: [FileFacts]) {
    self.init(count: facts.count) { facts[$0.index] }
    for (file, facts) in zip(ids, facts) { replaceFacts(of: file, with: facts) }
  }

  deinit {
    for index in ids.indices { release(slots[index].load(ordering: .acquiring)) }
    slots.deinitialize(count: ids.count)
    slots.deallocate()
  }

  @inline(__always)
  subscript(file: FileID) -> FileFacts { loadedFacts(of: file) ?? loadFacts(of: file) }

  /// Reads a detail of a file's facts. Unlike the subscript, it doesn't retain them.
  @inline(__always)
  func read<Detail>(_ file: FileID, _ detail: (FileFacts) -> Detail) -> Detail {
    guard let pointer = pointer(file) else { return detail(loadFacts(of: file)) }
    return Unmanaged<FileFacts>.fromOpaque(pointer)._withUnsafeGuaranteedRef(detail)
  }

  @inline(never)
  private func loadFacts(of file: FileID) -> FileFacts {
    loading.withLock { _ in
      if let facts = loadedFacts(of: file) { return facts }
      let facts = load(file)
      replaceFacts(of: file, with: facts)
      return facts
    }
  }

  /// Replaces the facts of a file. No other thread may read them at the same time.
  func replaceFacts(of file: FileID, with facts: FileFacts) {
    let pointer = UnsafeRawPointer(Unmanaged.passRetained(facts).toOpaque())
    release(slots[file.index].exchange(pointer, ordering: .acquiringAndReleasing))
  }

  private func loadedFacts(of file: FileID) -> FileFacts? {
    pointer(file).map { Unmanaged<FileFacts>.fromOpaque($0).takeUnretainedValue() }
  }

  @inline(__always)
  private func pointer(_ file: FileID) -> UnsafeRawPointer? {
    precondition(ids.contains(file), "the file belongs to another project")
    return slots[file.index].load(ordering: .acquiring)
  }

  private func release(_ facts: UnsafeRawPointer?) {
    if let facts { Unmanaged<FileFacts>.fromOpaque(facts).release() }
  }
}
