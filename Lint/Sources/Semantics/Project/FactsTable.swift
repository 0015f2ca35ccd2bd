import LintSyntax
import Synchronization

/// The facts of a project's files by their handles. Each file's facts are loaded when they are first needed.
final class FactsTable: RandomAccessCollection, @unchecked Sendable {
  let endIndex: Int
  /// Retained once loaded, and read without a lock, since nothing is read more often.
  private let places: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>
  private let load: @Sendable (FileID) -> FileFacts
  private let loading = Mutex(())

  init(count: Int, _ load: @escaping @Sendable (FileID) -> FileFacts) {
    endIndex = count
    self.load = load
    places = .allocate(capacity: count)
    for place in 0..<count { (places + place).initialize(to: Atomic(nil)) }
  }

  convenience init(_ files: [FileFacts]) {
    self.init(count: files.count) { files[$0.index] }
    for (place, file) in files.enumerated() { put(file, at: FileID(place)) }
  }

  deinit {
    for place in 0..<count { release(places[place].load(ordering: .acquiring)) }
    places.deinitialize(count: count)
    places.deallocate()
  }

  var startIndex: Int { 0 }

  subscript(file: Int) -> FileFacts {
    if let known = known(file) { return known }
    return loading.withLock { _ in
      if let known = known(file) { return known }
      let facts = load(FileID(file))
      put(facts, at: FileID(file))
      return facts
    }
  }

  /// Replaces the facts of a file. No other thread may read at the same time.
  func put(_ facts: FileFacts, at file: FileID) {
    let new = UnsafeRawPointer(Unmanaged.passRetained(facts).toOpaque())
    release(places[file.index].exchange(new, ordering: .acquiringAndReleasing))
  }

  private func known(_ file: Int) -> FileFacts? {
    precondition(file >= 0 && file < endIndex, "no file of the project")
    return places[file].load(ordering: .acquiring).map { Unmanaged<FileFacts>.fromOpaque($0).takeUnretainedValue() }
  }

  private func release(_ facts: UnsafeRawPointer?) {
    if let facts { Unmanaged<FileFacts>.fromOpaque(facts).release() }
  }
}
