import LintSyntax
import Synchronization

/// The facts of the files of a project, by their numbers: all of them are there, or each is brought when somebody first asks
/// for it.
final class FileShelf: RandomAccessCollection, @unchecked Sendable {
  let endIndex: Int
  /// Retained, where it was brought. Who looks does so without a lock: it is asked more often than anything else.
  private let places: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>
  private let bring: @Sendable (FileID) -> FileFacts
  private let bringing = Mutex(())

  init(count: Int, _ bring: @escaping @Sendable (FileID) -> FileFacts) {
    endIndex = count
    self.bring = bring
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
    return bringing.withLock { _ in
      if let known = known(file) { return known }
      let facts = bring(FileID(file))
      put(facts, at: FileID(file))
      return facts
    }
  }

  /// Puts the facts of a file in the place of what was there, while nobody else reads.
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
