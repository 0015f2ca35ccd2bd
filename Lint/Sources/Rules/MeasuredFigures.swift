// Written by Lint/Tools/Accuracy/page.py.

extension RuleAccuracy {
  /// The counts of each rule, for each group of apps that it met for the first time.
  static let firstContacts = [
    "binding-outlives-reuse": [
      FirstContact(apps: "fifth", right: 3, wrong: 1, violations: 0, found: 0),
      FirstContact(apps: "sixth", right: 0, wrong: 0, violations: 1, found: 0),
      FirstContact(apps: "seventh", right: 0, wrong: 0, violations: 1, found: 0),
      FirstContact(apps: "eighth", right: 0, wrong: 3, violations: 0, found: 0),
      FirstContact(apps: "ninth", right: 7, wrong: 3, violations: 1, found: 0),
    ],
    "concrete-store": [
      FirstContact(apps: "modern", right: 4, wrong: 10, violations: 4, found: 4),
      FirstContact(apps: "third", right: 3, wrong: 0, violations: 0, found: 0),
      FirstContact(apps: "fifth", right: 5, wrong: 0, violations: 0, found: 0),
      FirstContact(apps: "sixth", right: 2, wrong: 0, violations: 0, found: 0),
      FirstContact(apps: "seventh", right: 1, wrong: 0, violations: 1, found: 1),
      FirstContact(apps: "eighth", right: 1, wrong: 2, violations: 1, found: 1),
      FirstContact(apps: "ninth", right: 4, wrong: 0, violations: 4, found: 4),
    ],
    "massive-type": [
      FirstContact(apps: "fifth", right: 77, wrong: 0, violations: 23, found: 21),
      FirstContact(apps: "sixth", right: 25, wrong: 0, violations: 25, found: 25),
      FirstContact(apps: "seventh", right: 12, wrong: 0, violations: 12, found: 12),
      FirstContact(apps: "eighth", right: 22, wrong: 0, violations: 22, found: 22),
      FirstContact(apps: "ninth", right: 18, wrong: 0, violations: 11, found: 11),
    ],
    "mutable-view-state": [
      FirstContact(apps: "fifth", right: 256, wrong: 12, violations: 109, found: 92),
      FirstContact(apps: "sixth", right: 7, wrong: 2, violations: 9, found: 7),
      FirstContact(apps: "seventh", right: 108, wrong: 6, violations: 57, found: 46),
      FirstContact(apps: "eighth", right: 85, wrong: 10, violations: 87, found: 84),
      FirstContact(apps: "ninth", right: 16, wrong: 0, violations: 8, found: 7),
    ],
    "observed-object-created": [
      FirstContact(apps: "fifth", right: 4, wrong: 0, violations: 4, found: 4),
      FirstContact(apps: "sixth", right: 2, wrong: 0, violations: 2, found: 2),
    ],
    "outlet-before-load": [
      FirstContact(apps: "fifth", right: 0, wrong: 0, violations: 1, found: 0),
      FirstContact(apps: "sixth", right: 0, wrong: 2, violations: 0, found: 0),
    ],
    "presenter-retains-view": [
      FirstContact(apps: "ninth", right: 0, wrong: 1, violations: 0, found: 0)
    ],
    "role-conflict": [
      FirstContact(apps: "seventh", right: 0, wrong: 0, violations: 1, found: 0)
    ],
    "shared-store": [
      FirstContact(apps: "fifth", right: 58, wrong: 0, violations: 110, found: 52),
      FirstContact(apps: "sixth", right: 17, wrong: 1, violations: 26, found: 17),
      FirstContact(apps: "seventh", right: 26, wrong: 0, violations: 33, found: 26),
      FirstContact(apps: "eighth", right: 54, wrong: 0, violations: 59, found: 54),
      FirstContact(apps: "ninth", right: 20, wrong: 0, violations: 20, found: 15),
    ],
    "stale-context": [
      FirstContact(apps: "fifth", right: 0, wrong: 1, violations: 0, found: 0)
    ],
    "strong-self-binding": [
      FirstContact(apps: "modern", right: 15, wrong: 0, violations: 7, found: 7),
      FirstContact(apps: "third", right: 17, wrong: 1, violations: 33, found: 16),
      FirstContact(apps: "wwdc", right: 11, wrong: 0, violations: 11, found: 11),
      FirstContact(apps: "fifth", right: 60, wrong: 3, violations: 23, found: 20),
      FirstContact(apps: "sixth", right: 32, wrong: 2, violations: 6, found: 3),
      FirstContact(apps: "seventh", right: 57, wrong: 1, violations: 58, found: 55),
      FirstContact(apps: "eighth", right: 64, wrong: 53, violations: 22, found: 21),
      FirstContact(apps: "ninth", right: 167, wrong: 2, violations: 158, found: 156),
    ],
    "ui-import": [
      FirstContact(apps: "modern", right: 7, wrong: 1, violations: 9, found: 7),
      FirstContact(apps: "third", right: 14, wrong: 0, violations: 15, found: 14),
      FirstContact(apps: "wwdc", right: 2, wrong: 0, violations: 1, found: 1),
      FirstContact(apps: "fifth", right: 254, wrong: 5, violations: 49, found: 47),
      FirstContact(apps: "sixth", right: 56, wrong: 2, violations: 27, found: 27),
      FirstContact(apps: "seventh", right: 36, wrong: 0, violations: 35, found: 35),
      FirstContact(apps: "eighth", right: 134, wrong: 10, violations: 57, found: 52),
      FirstContact(apps: "ninth", right: 68, wrong: 0, violations: 30, found: 28),
    ],
    "ui-value-reference": [
      FirstContact(apps: "modern", right: 66, wrong: 10, violations: 29, found: 29),
      FirstContact(apps: "third", right: 7, wrong: 0, violations: 6, found: 3),
      FirstContact(apps: "wwdc", right: 22, wrong: 0, violations: 11, found: 11),
      FirstContact(apps: "fifth", right: 881, wrong: 5, violations: 125, found: 117),
      FirstContact(apps: "sixth", right: 231, wrong: 0, violations: 132, found: 132),
      FirstContact(apps: "seventh", right: 72, wrong: 1, violations: 66, found: 63),
      FirstContact(apps: "eighth", right: 907, wrong: 13, violations: 169, found: 152),
      FirstContact(apps: "ninth", right: 51, wrong: 18, violations: 23, found: 13),
    ],
    "unsafe-selection": [
      FirstContact(apps: "third", right: 6, wrong: 0, violations: 6, found: 6),
      FirstContact(apps: "wwdc", right: 3, wrong: 0, violations: 0, found: 0),
      FirstContact(apps: "fifth", right: 80, wrong: 8, violations: 85, found: 64),
      FirstContact(apps: "sixth", right: 12, wrong: 2, violations: 28, found: 12),
      FirstContact(apps: "seventh", right: 12, wrong: 0, violations: 14, found: 12),
      FirstContact(apps: "eighth", right: 23, wrong: 5, violations: 28, found: 22),
      FirstContact(apps: "ninth", right: 21, wrong: 0, violations: 27, found: 21),
    ],
    "view-model-retains-observer": [
      FirstContact(apps: "third", right: 1, wrong: 0, violations: 1, found: 1),
      FirstContact(apps: "wwdc", right: 3, wrong: 0, violations: 2, found: 2),
      FirstContact(apps: "fifth", right: 6, wrong: 0, violations: 0, found: 0),
      FirstContact(apps: "sixth", right: 3, wrong: 0, violations: 2, found: 2),
      FirstContact(apps: "seventh", right: 2, wrong: 0, violations: 0, found: 0),
      FirstContact(apps: "eighth", right: 1, wrong: 0, violations: 1, found: 1),
      FirstContact(apps: "ninth", right: 5, wrong: 1, violations: 7, found: 3),
    ],
    "view-reaches-model-layer": [
      FirstContact(apps: "modern", right: 123, wrong: 23, violations: 48, found: 25),
      FirstContact(apps: "third", right: 14, wrong: 0, violations: 9, found: 9),
      FirstContact(apps: "wwdc", right: 34, wrong: 2, violations: 34, found: 26),
      FirstContact(apps: "fifth", right: 201, wrong: 136, violations: 120, found: 60),
      FirstContact(apps: "sixth", right: 132, wrong: 30, violations: 59, found: 40),
      FirstContact(apps: "seventh", right: 120, wrong: 50, violations: 36, found: 32),
      FirstContact(apps: "eighth", right: 62, wrong: 3, violations: 32, found: 32),
      FirstContact(apps: "ninth", right: 23, wrong: 5, violations: 29, found: 20),
    ],
    "view-reference": [
      FirstContact(apps: "modern", right: 7, wrong: 31, violations: 37, found: 5),
      FirstContact(apps: "third", right: 13, wrong: 0, violations: 14, found: 13),
      FirstContact(apps: "wwdc", right: 5, wrong: 0, violations: 4, found: 4),
      FirstContact(apps: "fifth", right: 417, wrong: 2, violations: 80, found: 68),
      FirstContact(apps: "sixth", right: 60, wrong: 3, violations: 24, found: 24),
      FirstContact(apps: "seventh", right: 11, wrong: 0, violations: 18, found: 10),
      FirstContact(apps: "eighth", right: 19, wrong: 0, violations: 26, found: 24),
      FirstContact(apps: "ninth", right: 76, wrong: 1, violations: 70, found: 69),
    ],
  ]

  /// The mutants of each rule.
  static let mutants = [
    "binding-outlives-reuse": MutantFigure(mutants: 42, found: 42),
    "concrete-store": MutantFigure(mutants: 66, found: 65),
    "endless-task": MutantFigure(mutants: 70, found: 70),
    "massive-type": MutantFigure(mutants: 70, found: 70),
    "misplaced-wrapper": MutantFigure(mutants: 2, found: 2),
    "mutable-view-state": MutantFigure(mutants: 7, found: 7),
    "observed-object-created": MutantFigure(mutants: 28, found: 28),
    "outlet-before-load": MutantFigure(mutants: 43, found: 43),
    "presenter-retains-view": MutantFigure(mutants: 44, found: 44),
    "role-conflict": MutantFigure(mutants: 48, found: 48),
    "shared-store": MutantFigure(mutants: 49, found: 49),
    "stale-context": MutantFigure(mutants: 30, found: 30),
    "strong-self-binding": MutantFigure(mutants: 175, found: 175),
    "ui-import": MutantFigure(mutants: 36, found: 35),
    "unsafe-selection": MutantFigure(mutants: 43, found: 43),
    "view-model-retains-observer": MutantFigure(mutants: 50, found: 50),
    "view-reaches-model-layer": MutantFigure(mutants: 54, found: 54),
    "view-reference": MutantFigure(mutants: 49, found: 49),
  ]
}
