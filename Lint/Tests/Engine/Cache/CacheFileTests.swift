import Foundation
import LintEngine
import LintSemantics
import LintSupport
import LintSyntax
import Testing

@Suite final class CacheFileTests {
  static let key = Digest(first: 1, second: 2)
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)").path

  var path: String { folder + "/some/project.cache" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ source: String, over base: CacheFile? = nil, section: [UInt8] = []) throws {
    let facts = try SourceReader().facts(of: source, path: "A.swift")
    let digest = Digest(first: 3, second: UInt64(source.utf8.count))
    let stamp = FileStamp(size: source.utf8.count, modified: 5, changed: 6, inode: 7)
    let entry = CacheEntry(path: "A.swift", stamp: stamp, content: digest, interface: InterfaceHasher.digest(of: facts))
    let writer = CacheWriter(path: path, key: Self.key, moment: 9, over: base)
    #expect(writer.write([(entry, .fresh(facts.block))], sections: [.fresh(section)]))
  }

  private func names(_ cache: CacheFile) -> [String]? {
    guard let entry = cache.entries.first else { return nil }
    return cache.facts(entry.facts, path: entry.path)?.declarations.map(\.name.text)
  }

  @Test func writtenEntriesCanBeRead() throws {
    try write("class Foo { var bar = 1 }", section: [1, 2, 3])
    let cache = try #require(CacheFile(path: path, key: Self.key))
    #expect(cache.moment == 9)
    #expect(cache.section(0).map(Array.init) == [1, 2, 3])
    #expect(cache.entries.first?.stamp == FileStamp(size: 25, modified: 5, changed: 6, inode: 7))
    #expect(names(cache) == ["Foo", "bar"])
  }

  @Test func appendedEntriesDoNotReplaceExistingOnes() throws {
    try write("class Foo {}")
    let before = try #require(CacheFile(path: path, key: Self.key))
    try write("class Other {}", over: before)
    let after = try #require(CacheFile(path: path, key: Self.key))
    #expect(names(after) == ["Other"])
    #expect(names(before) == ["Foo"])
  }

  @Test func cacheOfAnotherToolIsNotUsed() throws {
    try write("class Foo {}")
    #expect(CacheFile(path: path, key: Digest(first: 1, second: 3)) == nil)
  }

  /// A checksum covers every byte that is read.
  @Test func damagedCacheReturnsCorrectContentOrNothing() throws {
    try write("class Foo { var bar = 1 }")
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for offset in stride(from: 0, to: whole.count, by: 61) {
      var damaged = whole
      damaged[offset] ^= 0x55
      try damaged.write(to: URL(fileURLWithPath: path))
      if let cache = CacheFile(path: path, key: Self.key), let names = names(cache) {
        #expect(names == ["Foo", "bar"])
      }
    }
  }

  @Test func truncatedCacheReturnsNothing() throws {
    try write("class Foo { var bar = 1 }")
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for length in stride(from: 0, to: whole.count, by: 97) {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(CacheFile(path: path, key: Self.key) == nil)
    }
  }

  @Test func oneOfTwoConcurrentWritersSucceeds() throws {
    try write("class Foo {}")
    let base = try #require(CacheFile(path: path, key: Self.key))
    try write("class First {}", over: base)
    let facts = try SourceReader().facts(of: "class Second {}", path: "A.swift")
    let stamp = FileStamp(size: 1, modified: 5, changed: 6, inode: 7)
    let entry = CacheEntry(path: "A.swift", stamp: stamp, content: Self.key, interface: Self.key)
    let late = CacheWriter(path: path, key: Self.key, moment: 10, over: base)
    #expect(!late.write([(entry, .fresh(facts.block))], sections: []))
    #expect(names(try #require(CacheFile(path: path, key: Self.key))) == ["First"])
  }
}
