import Foundation

/// `storyboard FOLDER`: checks the storyboards of the folder, whose sources are a module's.
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
    print("storyboard: \(storyboards.count), of \(names) elements, whose names the sources know")
  }
}

extension Sources {
  /// Storyboards that are asked for, and not there.
  func strayStoryboards(besides names: [String]) -> [String] {
    quoted(after: "UIStoryboard(name: ").filter { !names.contains($0) }.map { "there is no storyboard \($0)" }
  }

  /// Identifiers under which cells are registered and never dequeued, or the other way around.
  var strayReuseIdentifiers: [String] {
    let registered = Set(text.matches(of: #/forCellReuseIdentifier: ([\w.]+)/#).map { String($0.output.1) })
    let dequeued = Set(text.matches(of: #/dequeueReusableCell\(withIdentifier: ([\w.]+)/#).map { String($0.output.1) })
    return registered.symmetricDifference(dequeued).sorted().map { "\($0) is not both registered and dequeued" }
  }
}
