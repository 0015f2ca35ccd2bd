/// The measured figures of a rule, for its page.
struct RuleAccuracy {
  /// The counts of a rule in one group of apps that mvvmlint met for the first time.
  struct FirstContact {
    let apps: String
    let right: Int
    let wrong: Int
    /// The number of violations that were labelled before, and aren't a matter of taste.
    let violations: Int
    let found: Int

    var judged: Int { right + wrong }
  }

  /// The number of apps with one added violation of a rule, and of those that mvvmlint reports.
  struct MutantFigure {
    let mutants: Int
    let found: Int
  }

  /// A rule with fewer judged findings, or a lower precision, isn't a warning.
  private static let minimumJudged = 20
  private static let minimumPrecision = 0.95

  private let contacts: [FirstContact]
  private let mutants: MutantFigure?

  init(rule: String) {
    self.init(contacts: Self.firstContacts[rule] ?? [], mutants: Self.mutants[rule])
  }

  init(contacts: [FirstContact], mutants: MutantFigure?) {
    self.contacts = contacts
    self.mutants = mutants
  }

  /// The table of first contacts, with a sum. It is empty if the labelled apps have neither violations nor findings.
  var rows: [[String]] {
    if contacts.isEmpty { return [] }
    return contacts.map(Self.row) + (contacts.count > 1 ? [Self.row(sum)] : [])
  }

  static let header = ["Apps", "Judged findings", "Right", "Precision", "Violations", "Found"]

  /// Says why the rule's severity is below a warning, and how many mutants it finds.
  func sentences(severity: Severity, reason: String?) -> [String] {
    [severity < .warning ? decision(severity, reason: reason) : nil, mutantSentence].compactMap { $0 }
  }

  /// Whether the figures allow a warning.
  var allowsWarning: Bool { sum.judged >= Self.minimumJudged && precision >= Self.minimumPrecision }

  private func decision(_ severity: Severity, reason: String?) -> String {
    let state = severity == .off ? "off" : "a note"
    if let reason { return "The rule is \(state), because \(reason)." }
    if sum.judged < Self.minimumJudged {
      return
        "The rule is \(state), because a warning needs \(Self.minimumJudged) judged findings, and there are \(sum.judged)."
    }
    return "The rule is \(state), because a warning needs a precision of \(Self.minimumPrecision)."
  }

  private var mutantSentence: String? {
    mutants.map { "It finds \($0.found) of \($0.mutants) mutants, which are apps with one added violation." }
  }

  private var precision: Double { sum.judged > 0 ? Double(sum.right) / Double(sum.judged) : 0 }

  private var sum: FirstContact {
    contacts.reduce(FirstContact(apps: "all", right: 0, wrong: 0, violations: 0, found: 0)) {
      FirstContact(
        apps: $0.apps, right: $0.right + $1.right, wrong: $0.wrong + $1.wrong,
        violations: $0.violations + $1.violations,
        found: $0.found + $1.found)
    }
  }

  private static func row(_ contact: FirstContact) -> [String] {
    let precision = contact.judged > 0 ? rounded(Double(contact.right) / Double(contact.judged)) : "–"
    return [
      contact.apps, "\(contact.judged)", "\(contact.right)", precision, "\(contact.violations)", "\(contact.found)",
    ]
  }

  /// A share with two digits.
  private static func rounded(_ share: Double) -> String {
    let hundredths = Int((share * 100).rounded())
    return hundredths == 100 ? "1.00" : hundredths < 10 ? "0.0\(hundredths)" : "0.\(hundredths)"
  }
}
