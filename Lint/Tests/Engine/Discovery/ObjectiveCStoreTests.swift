@testable import LintEngine
import LintRules
import Testing

/// A class that the project implements in Objective-C is a store if it uses one and shares an instance.
@Suite struct ObjectiveCStoreTests {
  private static let model = "final class ListViewModel { func load() { Settings.sharedManager().load() } }\n"
  private static let header = "@interface Settings : NSObject\n@property BOOL isOn;\n@end\n"
  private static let instance = """
    + (Settings*_Nonnull)sharedManager {
        static Settings *manager = nil;
        static dispatch_once_t once;
        dispatch_once(&once, ^{ manager = [[self alloc] init]; });
        return manager;
    }
    """
  private static let load = "- (BOOL)load { return [[NSUserDefaults standardUserDefaults] boolForKey:@\"a\"]; }\n"

  private static func implementation(_ methods: String = Self.load, instance: String = Self.instance) -> String {
    "#import \"Settings.h\"\n@implementation Settings\n\(instance)\n\(methods)\n@end\n"
  }

  /// The rules with findings, sorted.
  private func found(_ changes: [String: String]) throws -> [String] {
    var files = ["App/Model.swift": Self.model, "App/Settings.h": Self.header, "App/Settings.m": Self.implementation()]
    files.merge(changes) { $1 }
    return try TestProject(files).findings.map(\.rule).sorted()
  }

  @Test func sharedClassThatUsesSettingsIsStore() throws {
    let project = try TestProject([
      "App/Model.swift": Self.model, "App/Settings.h": Self.header, "App/Settings.m": Self.implementation(),
      "App/Screen.swift": """
      import UIKit
      final class Screen: UIViewController { func save() { Settings.sharedManager().isOn = true } }
      """,
    ])
    let findings = project.findings
    #expect(findings.map(\.rule).sorted() == ["shared-store", "view-reaches-model-layer"])
    #expect(
      findings.allSatisfy { finding in
        finding.reasons.contains { $0.text == "'Settings' uses 'NSUserDefaults' in Objective-C, in 'App/Settings.m'" }
      })
  }

  @Test("a class without a store isn't taken for a package's because of its name", arguments: [true, false])
  func classOfProjectIsNotThatOfPackage(isImplemented: Bool) throws {
    var files = [
      "App/Screen.swift": """
      import Palette
      import UIKit
      final class Screen: UIViewController { func update() { view.tintColor = ThemeService.shared().tint } }
      """
    ]
    if isImplemented {
      files["App/ThemeService.m"] =
        "@implementation ThemeService\n+ (ThemeService *)shared { return instance; }\n- (UIColor *)tint { return nil; }\n@end\n"
    }
    #expect(try TestProject(files).findings.map(\.rule) == (isImplemented ? [] : ["view-reaches-model-layer"]))
  }

  @Test(arguments: [
    // The method may be declared as a property.
    "final class ListViewModel { func load() { Settings.sharedManager.load() } }\n",
    "final class ListViewModel { private let settings = Settings.sharedManager()! ; func load() { settings.load() } }\n",
  ])
  func useOfInstanceIsReported(model: String) throws {
    #expect(try found(["App/Model.swift": model]) == ["shared-store"])
  }

  @Test(arguments: [
    "+ (instancetype)sharedSettings { return settings; }\n",
    "static Settings *settings;\n+ (nonnull Settings *)sharedSettings\n{\n  @synchronized(self) { return settings; }\n}\n",
  ])
  func swiftDropsClassNameOfInstance(instance: String) throws {
    let model = "final class ListViewModel { func load() { Settings.shared().load() } }\n"
    let files = ["App/Model.swift": model, "App/Settings.m": Self.implementation(instance: instance)]
    #expect(try found(files) == ["shared-store"])
  }

  @Test func categoryMayUseStore() throws {
    #expect(
      try found([
        "App/Settings.m": Self.implementation("- (BOOL)load { return YES; }\n"),
        "App/Settings+Files.mm": "@implementation Settings (Files)\n- (id)all { return [NSFileManager new]; }\n@end\n",
      ]) == ["shared-store"])
  }

  @Test func initializerOfSuperclassMayReceiveStore() throws {
    let initializer = "- (instancetype)init { return [super initWithUserDefaults:nil defaults:@{}]; }\n"
    #expect(try found(["App/Settings.m": Self.implementation(initializer)]) == ["shared-store"])
  }

  @Test func branchOfPreprocessorMayOpenMoreBraces() throws {
    let branches = "#if A\n- (void)a {\n#else\n- (void)b {\n#endif\n}\n"
    #expect(try found(["App/Settings.m": Self.implementation(instance: branches + Self.instance)]) == ["shared-store"])
  }

  @Test func classThatOnlyComputesIsIgnored() throws {
    let methods = """
      // NSUserDefaults isn't used here.
      /* [NSUserDefaults standardUserDefaults] */
      #define DEFAULTS \\
        [NSUserDefaults standardUserDefaults]
      - (BOOL)load { char c = '"'; NSLog(@"a \\" NSUserDefaults %c", c); return [self.formatter initWithTask:nil]; }
      """
    #expect(try found(["App/Settings.m": Self.implementation(methods)]) == [])
    // A function of another class uses the settings.
    let other = "@implementation Other\n- (id)all { return [NSUserDefaults standardUserDefaults]; }\n@end\n"
    #expect(try found(["App/Settings.m": other + Self.implementation("- (BOOL)load { return YES; }\n")]) == [])
  }

  @Test func formatterIsIgnored() throws {
    let model = Self.model.replacing("Settings", with: "DayFormatter")
    let file = Self.implementation().replacing("Settings", with: "DayFormatter")
    #expect(try found(["App/Model.swift": model, "App/DayFormatter.m": file]) == [])
  }

  @Test(arguments: ["UIView", "UIViewController", "UITableViewCell", "UIResponder", "NSNumberFormatter", "Base"])
  func viewOrFormatterIsIgnored(superclass: String) throws {
    let header = "@interface Settings : \(superclass)\n@property BOOL isOn;\n@end\n"
    let base = "@interface Base : UIView\n@end\n@implementation Base\n@end\n"
    #expect(try found(["App/Settings.h": header, "App/Base.m": base]) == [])
  }

  @Test func swiftTypeHidesClass() throws {
    let type = "final class Settings { static func sharedManager() -> Settings { Settings() } ; func load() {} }\n"
    #expect(try found(["App/Settings.swift": type]) == [])
  }

  @Test func classWithoutSharedInstanceIsIgnored() throws {
    let instance = "+ (Settings *)makeSettings { return [[self alloc] init]; }\n"
    let model =
      "final class ListViewModel { func load() { Settings.makeSettings().load() ; Settings.make().load() } }\n"
    #expect(try found(["App/Settings.m": Self.implementation(instance: instance), "App/Model.swift": model]) == [])
  }

  @Test func classThatGivesNothingBackIsIgnored() throws {
    let methods =
      "- (void)log { [[NSFileManager defaultManager] createFileAtPath:@\"a\" contents:nil attributes:nil]; }\n"
    let header = "@interface Settings : NSObject\n- (void)log;\n@end\n"
    #expect(try found(["App/Settings.m": Self.implementation(methods), "App/Settings.h": header]) == [])
  }

  @Test func themeIsIgnored() throws {
    let methods = "- (UIColor *)tint { return [[NSUserDefaults standardUserDefaults] boolForKey:@\"a\"] ? a : b; }\n"
    #expect(try found(["App/Settings.m": Self.implementation(methods)]) == [])
  }

  @Test(arguments: ["Pods/Kit", "App/AppTests", "build"])
  func skippedFolderIsNotRead(folder: String) throws {
    let files = ["App/Model.swift": Self.model, folder + "/Settings.m": Self.implementation()]
    #expect(try TestProject(files).findings.isEmpty)
  }

  @Test func instanceThatIsPassedOnIsFine() throws {
    let screen = """
      import UIKit
      final class ListViewModel { init(settings: Settings) {} ; func load() {} }
      final class Screen: UIViewController {
        private let viewModel = ListViewModel(settings: Settings.sharedManager())
      }
      """
    #expect(try found(["App/Model.swift": screen]) == [])
  }

  // MARK: - Cache

  @Test func cachedRunRepeatsReports() throws {
    let project = try cachedProject()
    let fresh = texts(Check(Sources(root: project.root)))
    #expect(!fresh.isEmpty)
    let check = project.check(later: true)
    #expect(check.isUnchanged)
    #expect(texts(check) == fresh)
    // The stores are known if only a source has changed.
    try project.write(Self.model + "// An edit.\n", to: "App/Model.swift")
    #expect(texts(project.check(later: true)) == texts(Check(Sources(root: project.root))))
    try project.write(
      Self.model.replacing(".load() }", with: ".load() ; Settings.sharedManager().save() }"), to: "App/Model.swift")
    #expect(texts(project.check(later: true)) == texts(Check(Sources(root: project.root))))
  }

  @Test(arguments: [
    "App/Settings.m": Self.implementation("- (BOOL)load { return YES; }\n"),
    "App/Settings.h": "@interface Settings : UIView\n@end\n",
  ])
  func changeIsDetected(path: String, text: String) throws {
    let project = try cachedProject()
    try project.write(text, to: path)
    let check = project.check(later: true)
    #expect(!check.isUnchanged)
    #expect(texts(check) == [])
    try project.write(path.hasSuffix("h") ? Self.header : Self.implementation(), to: path)
    #expect(texts(project.check(later: true)) == texts(Check(Sources(root: project.root))))
    #expect(!texts(project.check(later: true)).isEmpty)
  }

  @Test func newFileIsDetected() throws {
    let project = try cachedProject()
    try project.remove("App/Settings.m")
    #expect(texts(project.check(later: true)) == [])
    #expect(project.check(later: true).isUnchanged)
    try project.write(Self.implementation(), to: "App/More/Settings.mm")
    let check = project.check(later: true)
    #expect(!check.isUnchanged)
    #expect(!texts(check).isEmpty)
  }

  private func texts(_ check: Check) -> [String] { check.reports(of: allRules).map { String(reflecting: $0) } }

  private func cachedProject() throws -> TestProject {
    let project = try TestProject([
      "App/Model.swift": Self.model, "App/Settings.h": Self.header, "App/Settings.m": Self.implementation(),
    ])
    // The first run creates the folder of the cache in the project, which changes a stamp.
    _ = project.check(later: true).reports(of: allRules)
    _ = project.check(later: true).reports(of: allRules)
    return project
  }
}
