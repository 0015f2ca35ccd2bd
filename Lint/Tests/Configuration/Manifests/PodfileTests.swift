import LintConfiguration
import Testing

@Suite struct PodfileTests {
  private func pods(_ source: String, of target: String = "App") -> Set<String> {
    Podfile(path: "Podfile", Array(source.utf8)).pods(ofTarget: target)
  }

  private static let examples: [(source: String, pods: Set<String>)] = [
    ("target 'App' do\n  pod 'A/Core', '~> 1'\nend\ntarget 'Other' do\n  pod 'B'\nend", ["A"]),
    ("target :App do |t| pod \"A\" end\ntarget('Other') do; pod('B'); end", ["A"]),
    ("pod 'A'\ntarget 'App' do\n  pod 'B'\nend\npod 'C'", ["A", "B", "C"]),
    ("pod 'A'\ntarget 'App'\ntarget 'Other' do\n  pod 'B'\nend", ["A"]),
    ("abstract_target 'All' do\n  pod 'A'\n  target 'App' do\n    pod 'B'\n  end\n  target 'Other'\nend", ["A", "B"]),
    ("abstract_target 'All' do\n  pod 'A'\n  target 'App'\nend", ["A"]),
    ("target 'Host' do\n  pod 'A'\n  target 'App' do\n    pod 'B'\n  end\nend", ["A", "B"]),
    ("target 'Host' do\n  pod 'A'\n  target 'App' do\n    inherit! :search_paths\n    pod 'B'\n  end\nend", ["B"]),
    ("pod 'A'\ntarget 'App' do\n  inherit! :none\nend", []),
    ("pod 'A'\ntarget 'App' do\n  inherit! :complete\nend", ["A"]),
    ("target 'App' do\n  target 'Tests' do\n    pod 'B'\n  end\n  pod 'A'\nend", ["A"]),
    ("def shared\n  pod 'A'\n  more\nend\ndef more; pod 'B'; end\ntarget 'App' do\n  shared\nend", ["A", "B"]),
    ("def shared\n  pod 'A'\nend\ntarget 'App' do\nend\ntarget 'Other' do\n  shared()\nend", []),
    ("def a; b; end\ndef b; a; pod 'A'; end\ntarget 'App' do a end", ["A"]),
    (
      "target 'App' do\n  if ENV['A']\n    pod 'A'\n  end\n  pod 'B' if x\n  pod 'C' unless y\nend\npod 'D'",
      ["A", "B", "C", "D"]
    ),
    (
      "target 'App' do\n  while a do\n    pod 'A'\n  end\n  x = if a then 1 end\nend\ntarget 'Other' do\n  pod 'B'\nend",
      ["A"]
    ),
    ("# target 'App' do\ntarget 'App' do # end\n  # pod 'A'\n  pod 'B', :tag => '#1' # c\nend", ["B"]),
    ("=begin\npod 'X'\n=end\ntarget 'App' do\n  pod 'A'\nend", ["A"]),
    (
      "target 'App' do\n  puts <<~END\n    if it's missing:\n    pod 'X'\n  END\nend\ntarget 'Other' do\n  pod 'B'\nend\npod 'A'",
      ["A"]
    ),
    ("puts \"a #{\"b\"} # do\"\ntarget 'App' do\n  pod 'A'\nend", ["A"]),
    ("target 'App' do\n  pod 'A', if: true, end: 1\n  pod 'B'\nend", ["A", "B"]),
    ("target 'Other' do\n  pod 'A'\nend", []), ("pod 'A'", ["A"]), ("", []),
    ("%w[App Other].each do |name|\n  target name do\n    pod 'A'\n  end\nend", ["A"]),
    ("%w[Other].each do |name|\n  target name do\n    pod 'A'\n  end\nend\ntarget 'App' do\nend", []),
    ("target 'App' do\n  pod 'A'\nend\ntarget 'App' do\n  pod 'B'\nend", ["A", "B"]),
    (
      "target 'App' do\n  pod 'A'\nend\npost_install do |installer|\n  installer.pods_project.targets.each do |target|\n"
        + "    target.build_configurations.each do |config|\n      next if config.name == 'B'\n"
        + "      config.build_settings['A'] = 'C'\n    end\n  end\nend\npod 'D'", ["A", "D"]
    ),
  ]

  @Test(arguments: examples)
  func targetHasItsOwnPodsAndThoseAroundIt(source: String, expected: Set<String>) {
    #expect(pods(source) == expected)
    #expect(pods(source.replacing("\n", with: "\r\n")) == expected)
  }

  @Test(arguments: [
    ("target 'App' do\n  pod name\nend", true), ("target 'App' do\n  pod \"#{name}/Core\"\nend", true),
    ("target 'App' do\n  pod 'A' + name\nend", true), ("target 'App' do\n  ['A'].each { |n| pod n }\nend", true),
    ("def all(names)\n  names.each do |n|\n    pod n\n  end\nend\ntarget 'App' do\n  all ['A']\nend", true),
    ("target 'App' do\n  pod 'A'\nend\ntarget 'Other' do\n  pod name\nend", false),
  ])
  func computedPodsAreUnknown(source: String, expected: Bool) {
    #expect(Podfile(path: "Podfile", Array(source.utf8)).hasComputedPods(ofTarget: "App") == expected)
  }

  @Test func abstractTargetsAreNotCompiled() {
    let source = """
      abstract_target 'All' do
        target 'App' do
          target 'AppTests' do
            inherit! :search_paths
          end
        end
        target 'Widget'
      end
      """
    let podfile = Podfile(path: "Podfile", Array(source.utf8))
    #expect(podfile.targetNames == ["App", "AppTests", "Widget"])
    #expect(podfile.independentTargetNames == ["App", "Widget"])
  }

  @Test(arguments: [
    "target 'App' do", "end end end", "def", "target", "pod '", "do |", "=begin", "\"#{", "inherit!", "{|",
  ])
  func damagedPodfileIsReadAsFarAsPossible(source: String) {
    _ = pods(source)
  }

  @Test func aTargetMayBeOneWithAComputedName() {
    let podfile = "['App', 'Other'].each do |name|\n  target name do\n    pod 'A'\n  end\nend"
    #expect(pods(podfile) == ["A"])
  }

  @Test func nearestPodfileCounts() {
    let podfiles = Podfiles(["Podfile", "App/Podfile", "App/Package.swift"].map { ($0, Array("pod 'A'".utf8)) })
    #expect(podfiles.nearest(to: "App/App.xcodeproj")?.path == "App/Podfile")
    #expect(podfiles.nearest(to: "Other/Other.xcodeproj")?.path == "Podfile")
    #expect(podfiles.nearest(to: "Other.xcodeproj")?.path == "Podfile")
    #expect(Podfiles().nearest(to: "Other.xcodeproj") == nil)
  }
}
