import LintEngine
import LintRules
import Testing

/// The pods of a target provide members to all of its files, even if no file imports them.
@Suite struct PodDependencyTests {
  private static let model = """
    import RxSwift
    final class ListViewModel: NSObject {
      let items = PublishSubject<String>()
      var last = ""
      func load() { items.subscribe(onNext: { self.last = $0 }).disposed(by: rx.disposeBag) }
    }
    """
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, H); };
      F = { isa = PBXFileReference; path = ListViewModel.swift; sourceTree = "<group>"; };
      H = { isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
      A = { isa = PBXBuildFile; fileRef = F; };
      B = { isa = PBXBuildFile; fileRef = H; };
      S = { isa = PBXSourcesBuildPhase; files = (A); };
      V = { isa = PBXSourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
      U = { isa = PBXNativeTarget; name = Widget; buildPhases = (V); };
    }; }
    """

  private func project(_ podfile: String?) throws -> TestProject {
    var files = [
      "App/App.xcodeproj/project.pbxproj": Self.project, "App/ListViewModel.swift": Self.model,
      "App/Widget.swift": "struct Widget {}\n",
    ]
    files["Podfile"] = podfile
    return try TestProject(files)
  }

  @Test(arguments: [
    ("target 'App' do\n  pod 'NSObject+Rx' # bags\nend\n", true),
    ("target 'Widget' do\n  pod 'NSObject+Rx'\nend\n", false),
    ("target 'App' do\n  # pod 'NSObject+Rx'\nend\n", false),
  ])
  func podOfTargetCounts(podfile: String, isReported: Bool) throws {
    #expect(try project(podfile).findings.map(\.rule) == (isReported ? ["strong-self-binding"] : []))
  }

  @Test func withoutPodfileMemberNeedsAnImport() throws {
    #expect(try project(nil).findings.isEmpty)
  }

  @Test func changeOfPodfileUpdatesCachedReports() throws {
    let project = try project(nil)
    for podfile in ["target 'App' do\npod 'NSObject+Rx'\nend", "target 'App' do\nend", "pod 'NSObject+Rx'"] {
      #expect(project.reports(cached: true) == project.reports(cached: false))
      try project.write(podfile, to: "Podfile")
      #expect(project.reports(cached: true) == project.reports(cached: false))
    }
    #expect(!project.findings.isEmpty)
    try project.remove("Podfile")
    #expect(project.reports(cached: true) == project.reports(cached: false))
  }
}
