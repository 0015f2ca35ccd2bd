public import LintAnalysis
import LintSemantics
import LintSyntax

/// A reused cell that doesn't end its previous subscriptions.
public enum BindingOutlivesReuse: Rule {
  public static let name = "binding-outlives-reuse"
  public static let severity = Severity.warning
  public static let summary =
    "A cell, or the controller that draws it, adds subscriptions on every reuse and never resets them."
  public static let rationale = """
    A cell is bound again for each row that it shows. Without a reset, handlers of former rows still fire: the cell shows \
    their values and handles each event twice. Reset the bag or the tokens in `prepareForReuse()`, or where the cell is \
    bound. With the kit, `unbind(self)` or ending the tokens works too. The bag that `rx` provides lives as long as the \
    cell. Subscriptions that a cell makes once, during initialization, are fine. A controller that subscribes while it draws \
    a row needs a bag of the cell, too: its own bag keeps the subscriptions of all rows. The cell has to reset that bag.
    """

  public static let fix = RuleFix.none(
    """
    The cell has to end the binding in `prepareForReuse()`, where other code of the cell matters as well.
    """
  )

  public static let limits = [
    """
    It skips subscriptions that the cell adds once: during initialization, behind `guard !isConfigured`, or in a private \
    function or observer that only such code runs.
    """,
    "It skips a private function that no code of its file names.",
    "It skips a request that only a control's action sends, such as a tap on a button, because the request ends.",
    """
    It skips a bag that a package's class declares, because that class may empty it. The bag of `HasDisposeBag` counts, because \
    only the app empties it.
    """,
    """
    It skips what `bind(reactor:)` of a ReactorKit view adds to `disposeBag`, because setting the reactor replaces that bag. It \
    doesn't check whether other code calls `bind(reactor:)`.
    """,
    "It reports only the first subscription that a function adds to a bag.",
    "It skips a controller's subscription to a stream that the cell replaces in `prepareForReuse()`.",
    """
    In a controller, it reports only the code that dequeues the cell or provides it to a table. Code that a registration or \
    RxSwift calls for each row counts, too. \
    Functions of the controller to which this code passes the cell count, too.
    """,
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    var reported: [BagOfFunction] = []
    var fine: [SubscriptionKey] = []
    let added = file.observations.compactMap { observation -> Finding? in
      guard observation.isAdded, !observation.storage.isThroughObject,
        let function = file.function(around: observation.owner) ?? file.codeDrawingRow(around: observation.owner),
        !reported.contains(BagOfFunction(function: function.declaration, holder: nil, bag: observation.storage.name))
      else { return nil }
      // A function may add a thousand subscriptions to one bag.
      let key = SubscriptionKey(observation, in: function)
      guard !fine.contains(key) else { return nil }
      guard let finding = finding(observation, function, file) else {
        // In code that draws a row, the next stream may not end by itself.
        if file.codeDrawingRow(around: observation.owner) == nil { fine.append(key) }
        return nil
      }
      reported.append(BagOfFunction(function: function.declaration, holder: nil, bag: observation.storage.name))
      return finding
    }
    return added
      + file.cellObservations.compactMap { observation in
        let bag = BagOfFunction(
          function: observation.code.declaration, holder: observation.holder, bag: file.project[observation.bag].name)
        guard !reported.contains(bag), let finding = cellFinding(observation, file) else { return nil }
        reported.append(bag)
        return finding
      }
  }

  /// A bag that code of a function adds to: its own object's, or that of another one.
  private struct BagOfFunction: Equatable {
    let function: DeclarationID
    let holder: TypeID?
    let bag: Name
  }

  /// The facts that decide whether a subscription is reported.
  private struct SubscriptionKey: Equatable {
    let function: SymbolID
    let owner: DeclarationID?
    let bag: Name
    let property: SymbolID?
    let isForLife: Bool

    init(_ observation: Observation, in function: SymbolID) {
      self.function = function
      owner = observation.owner
      (bag, property, isForLife) = (
        observation.storage.name, observation.storage.property, observation.storage.isForLife
      )
    }
  }

  private static func finding(
    _ observation: Observation, _ function: SymbolID, _ file: FileReading
  ) -> Finding? {
    guard let cell = file.enclosingType(of: observation.owner) else { return nil }
    guard let claim = file.project.roles.claim(.cell, of: cell), file.project[function].kind != .closure else {
      return rowFinding(observation, function, of: cell, file)
    }
    guard !file.project.isUnused(function), outlives(observation.storage, cell, function, file) else { return nil }
    let storage = observation.storage
    if file.isConfiguredOnce(at: observation.place, in: function, of: cell, bag: storage.name) { return nil }
    if file.isRequestOfAction(observation, in: function, of: cell) { return nil }
    return file.finding(
      at: observation.place, message(file.project[cell].name, bag: storage.name, isForLife: storage.isForLife),
      because: [claim],
      reasons: [
        file.reason("this code can run for each row that the cell shows", at: function),
        storage.property.map { file.reason("nothing in the project resets '\(storage.name)'", at: $0) }
          ?? Reason(
            storage.isProvided
              ? "nothing in the project resets '\(storage.name)', which a package provides"
              : "'\(storage.name)' of 'rx' lives as long as the cell"),
      ])
  }

  /// A controller, view or data source that subscribes for each row that it draws, and keeps all of these subscriptions.
  private static func rowFinding(
    _ observation: Observation, _ function: SymbolID, of owner: TypeID, _ file: FileReading
  ) -> Finding? {
    let storage = observation.storage
    guard let code = file.codeDrawingRow(of: observation),
      storage.isForLife || storage.isProvided || storage.property != nil,
      !Lifecycle(of: owner, in: file.project).resetsLater(storage.name),
      !file.project.isReset(storage.name, ofAny: owner), !file.project.resets(storage.name, in: code),
      !file.isConfiguredOnce(at: observation.place, in: function, of: owner, bag: storage.name)
    else { return nil }
    let subscribes = file.subscribingOperator(of: observation).map {
      Reason("this operator subscribes", at: file.place($0), isFurtherPlace: true)
    }
    return file.finding(
      at: observation.place, rowMessage(file.project[owner].name, bag: storage.name),
      because: file.project.roles.viewSide(owner).map { [$0] } ?? [],
      reasons: [file.reason("this code runs for each row", at: code)] + (subscribes.map { [$0] } ?? []))
  }

  /// A cell, or an object that the controller stores, whose bag keeps what the code that draws the row adds to it.
  private static func cellFinding(_ observation: CellObservation, _ file: FileReading) -> Finding? {
    let (project, holder) = (file.project, observation.holder)
    let bag = project[observation.bag].name
    guard !Lifecycle(of: holder, in: project).resetsLater(bag), !project.isReset(bag, ofAny: holder) else { return nil }
    let reasons = [
      file.reason("this code runs for each row", at: observation.code),
      file.reason("nothing in the project resets '\(bag)'", at: observation.bag),
    ]
    if let storage = observation.storage {
      guard let owner = file.enclosingType(of: observation.code.declaration),
        let claim = project.roles.viewSide(owner)
      else { return nil }
      let message = rowMessage(project[owner].name, bag: Name("\(storage.name).\(bag)"))
      return file.finding(at: observation.place, message, because: [claim], reasons: reasons)
    }
    guard let claim = project.roles.claim(.cell, of: holder),
      bag != ReactorKitMembers.disposeBag || !project.isReactorView(holder)
    else { return nil }
    return file.finding(
      at: observation.place, cellMessage(project[holder].name, bag: bag), because: [claim], reasons: reasons)
  }

  private static func outlives(
    _ storage: RetainingProperty, _ cell: TypeID, _ function: SymbolID, _ file: FileReading
  ) -> Bool {
    let lifecycle = Lifecycle(of: cell, in: file.project)
    if lifecycle.runsOnce(function) { return false }
    if storage.isForLife { return true }
    // A package's class may empty its bag.
    guard storage.property != nil || storage.isProvided else { return false }
    if isReset(byReactorOf: lifecycle, storage, function, file) { return false }
    if file.retainsBindingTokens(storage), lifecycle.unbindsItself { return false }
    return !lifecycle.resetsLater(storage.name) && !file.project.isReset(storage.name, ofAny: cell)
  }

  /// Whether the setter of `reactor`, which ReactorKit provides, replaces the bag before the function runs.
  private static func isReset(
    byReactorOf cell: Lifecycle, _ storage: RetainingProperty, _ function: SymbolID, _ file: FileReading
  ) -> Bool {
    storage.name == ReactorKitMembers.disposeBag && file.project.isReactorView(cell.type)
      && cell.runsOnce(function) { file.project.bindsReactor($0) }
  }

  public static let messages =
    [false, true].map { message("<cell>", bag: "<bag>", isForLife: $0) }
    + [rowMessage("<controller>", bag: "<bag>"), cellMessage("<cell>", bag: "<bag>")]

  private static func cellMessage(_ cell: Name, bag: Name) -> String {
    "'\(bag)' of '\(cell)' gets a subscription for each row and is never reset, so old handlers still fire; "
      + "reset it in prepareForReuse()"
  }

  private static func rowMessage(_ owner: Name, bag: Name) -> String {
    "'\(owner)' adds to '\(bag)' for each row and never resets it, so old handlers still fire; use a bag that the cell resets"
  }

  private static func message(_ cell: Name, bag: Name, isForLife: Bool) -> String {
    let action = isForLife ? "use a bag that prepareForReuse() resets" : "reset '\(bag)' in prepareForReuse()"
    return "'\(cell)' adds to '\(bag)' on every reuse and never resets it, so old handlers still fire; \(action)"
  }
}
