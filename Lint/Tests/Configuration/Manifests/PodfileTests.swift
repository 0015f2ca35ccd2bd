import LintConfiguration
import Testing

/// The pods that a target can use, according to its Podfile.
@Suite struct PodfileTests {
  @Test(arguments: [
    ("target 'App' do\n  use_frameworks!\n  pod 'A/Sub', '~> 1' # pod 'C'\n  pod(\"B\")\nend", ["A", "B"]),
    ("target 'Other' do\n  pod 'A'\nend\ntarget 'App' do\nend", []),
    // Each target inherits the pods around it.
    ("pod 'A'\nabstract_target 'All' do\n  pod 'B'\n  target 'App' do\n    pod 'C'\n  end\nend", ["A", "B", "C"]),
    ("target 'App' do\n  target 'Other' do\n    pod 'A'\n  end\nend", []),
    ("abstract_target 'All' do\n  pod 'A'\n  target 'App'\n  target 'Other'\nend", ["A"]),
    // Functions.
    ("def shared\n  basic\n  pod 'A'\nend\ndef basic; pod 'B'; end\ntarget 'App' do\n  shared\nend", ["A", "B"]),
    ("def shared\n  pod 'A'\nend\ntarget 'App' do\nend", []),
    // Other blocks.
    (
      "target 'App' do\n  if ENV['CI'] != nil\n    pod 'A'\n  else\n    pod 'B'\n  end\n  pod 'C' if ENV['X']\nend",
      ["A", "B", "C"]
    ),
    (
      "target 'Other' do\n  pod 'A'\nend\npost_install do |installer|\n  x.each do |a, b|\n  end\nend\ntarget 'App' do\nend",
      []
    ),
  ])
  func targetUsesItsPods(text: String, pods: [String]) {
    #expect(Podfile(Array(text.utf8), path: "Podfile").pods(ofTarget: "App") == Set(pods))
  }

  @Test(arguments: [
    "['App', 'Other'].each do |name|\n  target name do\n    pod 'A'\n  end\nend",
    "target 'Other' do\n  pod 'A'\n", "target 'Other' do\n  pod 'A'\nend\nend",
  ])
  func withoutKnownTargetsEachUsesAllPods(text: String) {
    #expect(Podfile(Array(text.utf8), path: "Podfile").pods(ofTarget: "App") == ["A"])
  }

  @Test func nearestPodfileCounts() {
    let podfiles = Podfiles(["Podfile", "App/Podfile", "App/Package.swift"].map { ($0, Array("pod 'A'".utf8)) })
    #expect(podfiles.nearest(to: "App/App.xcodeproj")?.path == "App/Podfile")
    #expect(podfiles.nearest(to: "Other/Other.xcodeproj")?.path == "Podfile")
    #expect(podfiles.nearest(to: "Other.xcodeproj")?.path == "Podfile")
    #expect(Podfiles().nearest(to: "Other.xcodeproj") == nil)
  }
}
