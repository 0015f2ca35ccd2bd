import Foundation
import LintFuzzing
import LintSupport
import Testing

/// A few of the thousands of mutants that `fuzz` checks. Add the numbers of mutants that failed there.
@Suite final class FuzzTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `mutated sources are read without a crash`() {
    _ = Workers.map(Array(0..<60)) { number in
      Trial.source(Seeds.mutant(number))
      Trial.text(Seeds.mutant(number))
    }
  }

  // The finding in mutant 8 counts with its own severity only.
  @Test(arguments: [0, 3, 5, 8, 11])
  func `reports from the cache equal fresh reports`(number: Int) throws {
    let mutantFolder = folder + "/\(number)"
    try FileManager.default.createDirectory(atPath: mutantFolder, withIntermediateDirectories: true)
    let failures = Workers.map([mutantFolder]) { mutantFolder in
      do throws(ProjectTrial.TrialFailure) {
        try ProjectTrial(Seeds.mutant(number), in: mutantFolder).run(seed: UInt64(number))
        return ""
      } catch {
        return error.message
      }
    }
    #expect(failures == [""])
  }
}
