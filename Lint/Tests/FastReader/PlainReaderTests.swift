import Foundation
import LintFuzzing
import LintSupport
import Testing

/// What is read plainly is read twice here: facts must not tell who read.
@Suite struct PlainReaderTests {
  @Test func `the sources of this package are read plainly, and their facts are those of the parser`() throws {
    let sources = Self.sources
    let readings = Workers.map(sources) { Reading($0) }
    #expect(readings.filter(\.isDifferent).map(\.source.path) == [])
    let plain = readings.count { $0.isPlain }
    #expect(plain * 5 > readings.count * 4, "\(plain) of \(readings.count)")
  }

  @Test(arguments: Grammar.certain) func `what people write is read plainly, as the parser reads it`(text: String) {
    let reading = Self.reading(text)
    #expect(reading.isPlain)
    #expect(reading.difference == nil)
  }

  @Test(arguments: Grammar.uncertain) func `what may mean something else is left to the parser`(text: String) {
    #expect(!Self.reading(text).isPlain)
  }

  @Test func `sources made wrong are read alike, or left to the parser`() {
    let sources = Self.sources.filter { $0.bytes.count < 4_000 }
    let wrong = (0..<400).map { number in
      var mutation = Mutation(seed: UInt64(number))
      let source = sources[number % sources.count]
      return Source(path: "\(source.path) \(number)", bytes: mutation.apply(to: source.bytes))
    }
    let readings = Workers.map(wrong) { Reading($0) }
    // Whoever reads what is no Swift may see it otherwise; it is rare.
    let different = readings.filter(\.isDifferent).map(\.source.path)
    #expect(different.count <= 2, "\(different)")
  }

  @Test func `what nests deeply is left to the parser, and to who refuses it`() {
    for (opening, closing) in [("[", "]"), ("(", ")"), ("{", "}"), ("try ", ""), ("if a {} else ", "{}")] {
      let text = "let x = " + String(repeating: opening, count: 5_000) + "a" + String(repeating: closing, count: 5_000)
      #expect(!Self.reading(text).isPlain)
    }
  }

  private static func reading(_ text: String) -> Reading {
    Workers.map([Source(path: text, bytes: Array(text.utf8))]) { Reading($0) }[0]
  }

  private static let sources: [Source] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["Sources", "Tests/Fixtures"].flatMap { folder -> [Source] in
      let root = package.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
      return files.compactMap { file in
        guard let file = file as? URL, file.pathExtension == "swift", let data = try? Data(contentsOf: file) else {
          return nil
        }
        return Source(path: file.path, bytes: Array(data))
      }
    }.sorted { $0.path < $1.path }
  }()
}
