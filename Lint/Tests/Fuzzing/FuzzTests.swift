import Foundation
import LintFuzzing
import LintSupport
import Testing

/// A few of those that `fuzz` asks about by the thousand; a number that failed there is added here.
@Suite final class FuzzTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `sources made wrong are survived`() {
    _ = Workers.map(Array(0..<60)) { number in
      Trial.source(Seeds.mutant(number))
      Trial.text(Seeds.mutant(number))
    }
  }

  /// What the eighth finds counts by its own severity only.
  @Test(arguments: [0, 3, 5, 8, 11])
  func `what is remembered of a source made wrong is told as what is read anew`(number: Int) throws {
    let own = folder + "/\(number)"
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    let failures = Workers.map([own]) { own in
      do throws(ProjectTrial.TrialFailure) {
        try ProjectTrial(Seeds.mutant(number), in: own).run(seed: UInt64(number))
        return ""
      } catch {
        return error.message
      }
    }
    #expect(failures == [""])
  }
}
