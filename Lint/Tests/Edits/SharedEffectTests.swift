import LintConfiguration
import LintEdits
import LintEngine
import LintRules
import Testing

/// A weak capture is refused if the closure has effects that don't go through `self`.
@Suite struct SharedEffectTests {
  private func reasons(_ code: String) throws -> [String] {
    let text = """
      import UIKit
      final class ListViewController: UIViewController {
        private let viewModel = ListViewModel()
        override func viewDidLoad() {
          super.viewDidLoad()
          viewModel.onEnd = { \(code) }
        }
        func show() {}
      }
      final class ListViewModel { var onEnd: (() -> Void)? }
      enum Flags { static var isOn = true }

      """
    let folder = try Folder(["App/List.swift": text])
    let sources = Sources(root: folder.root)
    func state(_ sources: Sources) -> ProjectState { ProjectState(Check(sources), under: Configuration()) }
    let reports = Check(sources).reports(of: FindingConfigurator.enabledRules(under: Configuration()))
    let findings = FindingConfigurator.findings(reports, under: Configuration())
      .filter { $0.rule == "strong-self-binding" }
    #expect(findings.count == 1)
    let engine = FixEngine(sources, ProjectSettings(), startingWith: state(sources), analyze: state)
    let outcome = engine.outcome(levels: [.suggested], fixing: findings)
    #expect(outcome.fixes.count + outcome.refusals.count == 1)
    return outcome.refusals.map(\.reason.fullText)
  }

  @Test(arguments: [
    "DispatchQueue.main.async { self.show() }",
    "DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.show() }",
    "OperationQueue.main.addOperation { self.show() }",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.show() }",
    "UIView.animate(withDuration: 1) { self.show() }",
    "Task { self.show() }",
    "Task.detached { await self.show() }",
    "let isOn = UserDefaults.standard.bool(forKey: \"a\"); if isOn { self.show() }",
    "self.show(); print(\"shown\")",
    "self.title = Other.shared.title; self.show()",
    "if Other.shared.isOn { self.show() }",
    "switch Other.shared.kind { case .a: self.show() default: break }",
    "let path = \\UIViewController.title; self.title = self[keyPath: path]",
    "#if DEBUG\n self.show()\n#endif\n",
    "NSLayoutConstraint.activate([self.view.topAnchor.constraint(equalTo: self.view.topAnchor)])",
  ])
  func workOfSelfIsSkipped(code: String) throws {
    #expect(try reasons(code) == [])
  }

  @Test(arguments: [
    ("NotificationCenter.default.post(name: .init(\"a\"), object: self)", "NotificationCenter.default.post"),
    (
      "DispatchQueue.main.async { UserDefaults.standard.set(1, forKey: \"a\") }; self.show()",
      "UserDefaults.standard.set"
    ),
    ("let center = NotificationCenter.default; center.removeObserver(self)", "center.removeObserver"),
    ("self.show(); logged()", "logged"),
    ("Flags.isOn.toggle(); self.show()", "Flags.isOn.toggle"),
    ("_ = Other.shared.start(); self.show()", "Other.shared.start"),
    ("Loader.shared.load { self.show() }", "Loader.shared.load"),
    ("let _ = Other.shared.start(); self.show()", "Other.shared.start"),
    ("let done: Void = Other.start(); self.show()", "Other.start"),
    ("for a in [Other.shared] { a.start() }; self.show()", "a.start"),
    ("(self.isEditing ? Other.shared : Other.main).start()", "(self.isEditing ? Other.shared : Other.main).start"),
    ("self.show(); Other.shared <~ 1", "Other.shared"),
    ("self.children.forEach(Other.shared.add)", "Other.shared.add"),
  ])
  func callOfSharedObjectIsNotSkipped(code: String, name: String) throws {
    #expect(try reasons(code) == ["an early return could skip work that doesn't go through 'self' (\(name))"])
  }

  @Test(arguments: [
    ("UIApplication.shared.isIdleTimerDisabled = true; self.show()", "UIApplication.shared.isIdleTimerDisabled"),
    ("Flags.isOn = false; self.show()", "Flags.isOn"),
    ("let (a, _) = (Other.shared, 1); a.count = 1; self.show()", "a.count"),
    ("if case let a? = Optional(Other.shared) { a.count = 1 }; self.show()", "a.count"),
    ("switch Other.shared { case let a: a.count = 1 }; self.show()", "a.count"),
    ("(self.title, Flags.isOn) = (\"\", true)", "Flags.isOn"),
    ("type(of: self).count += 1", "type(of: self).count"),
  ])
  func writeToSharedValueIsNotSkipped(code: String, name: String) throws {
    #expect(
      try reasons(code) == [
        "an early return could skip a write to a global or static property, or to the object in one (\(name))"
      ])
  }
}
