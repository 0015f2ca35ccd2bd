import Foundation

/// `storyboard FOLDER`: checks the storyboards of a folder against the sources beside them.
@main
enum Storyboards {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    let sources = try Sources(in: folder, module: "RepoUIKit")
    let storyboards = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "storyboard" }.map(Storyboard.init)
    var findings = storyboards.flatMap { Findings($0, sources).all }
    findings += sources.strayStoryboards(besides: storyboards.map(\.name)) + sources.strayReuseIdentifiers
    if storyboards.isEmpty { findings.append("there is no storyboard in \(folder.path)") }
    guard findings.isEmpty else {
      print(findings.sorted().joined(separator: "\n"))
      exit(1)
    }
    let names = storyboards.reduce(0) { $0 + $1.elements.count }
    print("storyboard: \(storyboards.count), with \(names) elements whose names match the sources")
  }
}

extension Sources {
  /// Returns a finding for each storyboard that the sources load and that doesn't exist.
  func strayStoryboards(besides names: [String]) -> [String] {
    quoted(after: "UIStoryboard(name: ").filter { !names.contains($0) }.map { "there is no storyboard \($0)" }
  }

  /// Returns a finding for each reuse identifier that is registered but not dequeued, or the reverse.
  var strayReuseIdentifiers: [String] {
    let registered = Set(text.matches(of: #/forCellReuseIdentifier: ([\w.]+)/#).map { String($0.output.1) })
    let dequeued = Set(text.matches(of: #/dequeueReusableCell\(withIdentifier: ([\w.]+)/#).map { String($0.output.1) })
    return registered.symmetricDifference(dequeued).sorted().map { "\($0) is not both registered and dequeued" }
  }
}
