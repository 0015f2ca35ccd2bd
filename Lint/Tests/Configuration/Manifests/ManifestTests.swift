import LintConfiguration
import LintSemantics
import Testing

@Suite struct ManifestTests {
  @Test func xcodeTargetHasFilesOfItsGroups() throws {
    let targets = try read(project, "App/App.xcodeproj/project.pbxproj")
    #expect(targets.map(\.name) == ["My_App", "AppTests"])
    #expect(targets.map(\.isTest) == [false, true])
    #expect(targets[0].files == ["App/Screens/Start Screen.swift", "Shared/Model.swift"])
  }

  @Test func synchronizedFolderDoesNotContainItsExceptions() throws {
    let app = try read(project, "App/App.xcodeproj/project.pbxproj")[0]
    #expect(app.contains("App/Sources/Deep/List.swift"))
    #expect(!app.contains("App/Sources/Info.swift"))
    #expect(try read(project, "App/App.xcodeproj/project.pbxproj")[1].contains("App/Sources/Info.swift"))
  }

  @Test(arguments: ["", "{", "{ a = ( }; }", "{ objects = { a }; }", "no project", "{ }"])
  func damagedProjectHasNoTargets(text: String) {
    #expect(ManifestReader.read(Array(text.utf8), path: "A.xcodeproj/project.pbxproj") == nil)
  }

  @Test func projectWithCyclicGroupsCanBeRead() throws {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, T, X); };
        G = { isa = PBXGroup; path = a; sourceTree = "<group>"; children = (G, H); };
        H = { isa = PBXGroup; path = ../b; sourceTree = "<group>"; children = (G); };
        T = { isa = PBXNativeTarget; name = T; buildPhases = (T); };
      }; }
      """
    #expect(try read(text, "A.xcodeproj/project.pbxproj").map(\.name) == ["T", "T"])
  }

  @Test func packageTargetHasItsPathOrFolderOfItsName() throws {
    let manifest = """
      let package = Package(name: "Kit", targets: [
        .target(name: "Core", path: "Core"), .target(name: "My-Feature", dependencies: [.target(name: "Core"), "Other"]),
        .testTarget(name: "CoreTests", path: "Tests/Core"), .binaryTarget(name: "Blob", path: "Blob.xcframework"),
      ])
      """
    let targets = try read(manifest, "Kit/Package.swift")
    #expect(targets.map(\.name) == ["Core", "My_Feature", "CoreTests"])
    #expect(targets.map { $0.contains("Kit/Core/A.swift") } == [true, false, false])
    #expect(targets.map { $0.contains("Kit/Sources/My-Feature/B.swift") } == [false, true, false])
    let all = BuildTargets(targets)
    #expect(all.areTests(all.indices(of: "Kit/Tests/Core/A.swift")))
  }

  @Test func podspecIsOneModuleWithoutItsTests() throws {
    let spec = """
      Pod::Spec.new do |s|
        s.name = 'MyPod'
        # s.source_files = 'Old/*.swift'
        s.source_files = 'Core/**/*.{h,swift}',
                         "More/*.swift"
        s.subspec 'UI' do |ui|
          ui.source_files = [
            'UI/*.swift',
          ]
        end
        s.dependency 'RxSwift/Core', '~> 6'
        s.test_spec 'Tests' do |t|
          t.dependency 'RxTest'
          t.source_files = 'Tests/**/*.swift'
        end
      end
      """
    let target = try #require(try read(spec, "Pods/My/MyPod.podspec").first)
    #expect(target.name == "MyPod")
    #expect(target.dependencies == ["RxSwift"])
    let files = ["Core/A/B.swift", "Core/A.h", "More/C.swift", "UI/D.swift"]
    #expect(files.allSatisfy { target.contains("Pods/My/" + $0) })
    #expect(["Old/A.swift", "Tests/A.swift", "Core.swift"].allSatisfy { !target.contains("Pods/My/" + $0) })
  }

  private func read(_ text: String, _ path: String) throws -> [BuildTarget] {
    try #require(ManifestReader.read(Array(text.utf8), path: path))
  }

  private let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
    /* Begin */
      F1 /* Start */ = {isa = PBXFileReference; path = "Start Screen.swift"; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = ../Shared/Model.swift; sourceTree = SOURCE_ROOT; };
      F3 = {isa = PBXFileReference; path = System.swift; sourceTree = SDKROOT; };
      F4 = {isa = PBXFileReference; path = "A\\"B.swift"; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1 /* Start */; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; };
      B4 = {isa = PBXBuildFile; productRef = F9; };
      G0 = {isa = PBXGroup; children = (G1, F2, F3, G2, F4, ); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = ( F1, ); path = Screens; sourceTree = "<group>"; };
      G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; exceptions = (E1, E2); };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.swift, ); target = T1; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.swift, ); target = T2; };
      S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, ); };
      T1 = {isa = PBXNativeTarget; name = "My App"; buildPhases = (S1, ); fileSystemSynchronizedGroups = (G2, );
        productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; name = AppTests; buildPhases = ();
        productType = "com.apple.product-type.bundle.unit-test"; };
      P1 = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, ); };
    }; rootObject = P1; }
    """
}
