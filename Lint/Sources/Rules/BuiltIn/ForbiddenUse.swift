public import LintAnalysis
import LintSemantics
import LintSyntax

/// A use of a type or member that the configuration forbids.
public enum ForbiddenUse: Rule {
  public static let name = "forbidden-use"
  // It finds nothing without 'forbidden_uses:'. LayerDependency explains why it is a warning.
  public static let severity = Severity.warning
  public static let summary = "Code uses a type or member that the configuration forbids there."
  public static let rationale = """
    `forbidden_uses` lists types and members that some folders, the types of a role, or all files must not use. \
    `Analytics` matches a type and everything called on it; `Analytics.track*` matches members of the type and its \
    subtypes. `*` and `?` stand for part of a name. `message` says what to do instead, and `severity` overrides the rule's \
    severity.
    """

  public static let fix = RuleFix.none("The replacement depends on the design that the configuration describes.")

  public static let limits = [
    "Without `forbidden_uses` in the configuration, it finds nothing.",
    "It reports each pattern once per line, and a place that several entries match for the first of them.",
    "It misses a value whose type can't be resolved from the sources.",
  ]

  public static let examples = Examples(
    under: """
      forbidden_uses:
        - { uses: Analytics, role: [view, controller], message: send events from the view model }
        - { uses: ["UserDefaults.standard", print], paths: Domain, severity: error }
      """,
    fine: """
      // App/Checkout.swift
      import UIKit
      protocol Analytics { func track(_ event: String) }
      final class CheckoutController: UIViewController { var viewModel: CheckoutViewModel? }
      final class CheckoutViewModel {
        let analytics: Analytics
        init(analytics: Analytics) { self.analytics = analytics }
        func pay() { analytics.track("pay") ; print(UserDefaults.standard) }
      }
      // Domain/Cart.swift
      import Foundation
      struct Cart { let defaults: UserDefaults }
      """,
    broken: """
      // App/Checkout.swift
      import UIKit
      enum Analytics {
        static let shared = Tracker()
        static func track(_ event: String) {}
      }
      final class Tracker { func send() {} }
      final class CheckoutController: UIViewController {
        override func viewDidLoad() { ↓Analytics.track("checkout") }
        func close() { ↓Analytics.shared.send() }
      }
      // Domain/Cart.swift
      import Foundation
      struct Cart {
        func save() { UserDefaults.↓standard.set(1, forKey: "cart") }
        func log() { ↓print("saved") }
      }
      """
  )

  public static let pageExample = ExamplePair(
    broken: """
      // App/Checkout.swift
      import UIKit
      enum Analytics { static func track(_ event: String) {} }
      final class CheckoutController: UIViewController {
        var viewModel: CheckoutViewModel?
        func pay() { ↓Analytics.track("pay") }
      }
      final class CheckoutViewModel {
        func submit() { Analytics.track("pay") }
      }
      """, replacing: "pay() { Analytics.track(\"pay\") }", with: "pay() { viewModel?.submit() }")

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(
      of: file.project.conventions.forbiddenUses.map { entry in
        ForbiddenRelation(
          role: .types(entry.scope), relation: .uses(entry.patterns),
          severity: entry.severity.flatMap { Severity($0) },
          message: { code, found in message(user(code, found, file), found.target, advice: entry.message) },
          reasons: { [file.reason(configured: "'forbidden_uses' forbids '\($0)'", for: entry.scope)] })
      })
  }

  /// The type that contains the use, or the whole file.
  private static func user(_ code: RelatedCode, _ found: RelatedPlace<String>, _ file: FileReading) -> String {
    guard code.body == nil, let owner = found.owner,
      let type = file.enclosingType(of: owner)
    else { return code.name }
    return file.project[type].name.text
  }

  public static let messages = [nil, "<message>"].map { message("<type or file>", "<type or member>", advice: $0) }

  private static func message(_ user: String, _ used: String, advice: String?) -> String {
    "'\(user)' must not use '\(used)'; \(advice ?? "remove this use")"
  }
}
