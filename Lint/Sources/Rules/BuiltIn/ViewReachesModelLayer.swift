public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view that uses a store directly instead of its view model.
public enum ViewReachesModelLayer: Rule {
  public static let name = "view-reaches-model-layer"
  public static let severity = Severity.warning
  public static let summary =
    "A view, a cell or a controller stores, creates or calls a store, a service or a database."
  public static let rationale = """
    Fetching and storing data is the job of the view model. If a view calls a store, the view decides what to show, and no test covers \
    the decision. Stores of the system count too. There is one finding per view and store: where the view stores it, or else where it \
    first uses it. Passing a store on, for example to a view model, is fine. Creating stores to pass them on is one finding per view. \
    Of an app's global environment, only the members that are stores count. A view may show and edit the published values of an \
    observed object. A repository or service remains a store, so calling its methods is reported. So are methods of a manager that uses \
    a store, if the app shares the manager. It has a shared instance then, or several views receive or create it. A view with a view \
    model may observe it. Other properties that SwiftUI sets, image loaders, themes and logs aren't reported. A service that only \
    receives values, such as analytics, isn't a store by its name alone, but it is if it sends requests itself.
    """

  public static let fix = RuleFix.none(
    "The view model needs new properties and functions, which are a design decision.")

  public static let limits = [
    """
    It skips coordinators, app delegates, previews, image views that load their own images, and a service that only returns \
    Booleans, such as feature flags. A type that is named like a coordinator may be a store. Its \
    code then names no views, and most of its members return what they request.
    """,
    """
    It skips the service of a row's item if the view only shows its published values. It also skips a player or sensor that is a \
    store only by its name.
    """,
    "It skips a request for a permission, its state, a formatter, a service that presents screens, and a factory of view models.",
    """
    It skips a request object that the view only creates or passes on. The method that sends it counts, and so does a method with \
    which an item loads or saves itself.
    """,
    """
    Of a manager with a shared instance, it skips the members that neither use a store nor the manager's own state. A manager of \
    which most members show something isn't a store.
    """,
    """
    It skips a manager's function that returns nothing, changes no data and sends an event to a package. It may read settings, \
    such as the user's consent. It also skips setting a value that only the manager reads.
    """,
    """
    A computed static property may return an instance of its own type from a store. It counts as a use of this store, unless \
    the view only passes the instance on.
    """,
    """
    A global function that uses a store of the project counts, and so does a static function that receives the context of a \
    database. A computed property that only returns what a container has doesn't.
    """,
    "It skips an interactor that passes its results to a presenter, and a class named `…Model` that a view stores as its model.",
    "It skips a type that only has properties which others set, and a service that only loads images.",
    "It skips a static member that computes its value from arguments and constants, and code that only clears up files.",
    """
    If the sources of a package are missing, its shared instance counts only if the type is named like a store. It also counts if \
    code subscribes to the results of several of its functions.
    """,
    """
    Of a class in Objective-C, only the shared instance counts. The class itself has to use a store of the system.
    """,
    """
    It skips a shared object that only reads a property of a store, for example to decide. It skips a location manager in a \
    private property that the type only asks for the permission.
    """,
    """
    Of a container with a subscript, it finds the store only if the type of the key names it, as in `Key<UserStore>`. It misses \
    the single settings of a container.
    """,
    """
    Of a class that Xcode generates from a Core Data model, it sees static members if an extension fetches or inserts objects. \
    It misses methods of the objects.
    """,
    """
    It reports calls of a store that a key of SwiftUI's environment provides. It skips functions that load an image, or that return \
    a Boolean without waiting.
    """,
    "A comment suppresses only the use at its place. The finding is then about the other uses of the store in the view.",
    "It misses an import that nothing uses, because it checks declarations and calls.",
    "It misses calls on a closure's parameter whose type is inferred.",
    "It misses a service that is an `ObservableObject` without a store's name, if only one view uses it.",
    """
    It skips the methods of an observed manager that use no store themselves, and a service that only monitors the connection.
    """,
    """
    It may report a folder's path that a static property of a database provides, and an object that renders to a file or plays one.
    """,
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    let project = file.project
    return file.findings(of: [
      ForbiddenRelation(
        role: .viewSide, relation: .dependsOnStore,
        message: { code, found in
          let (dependency, store) = (found.target, name(found.target.access, project))
          let places = dependency.uses.count + 1
          if dependency.isPassedOn {
            return passingMessage(code.name, dependency.isOnOneStore ? store : nil, places: places)
          }
          return message(code.name, dependency.access.operation, store, places: places)
        },
        reasons: { dependency in
          dependency.uses.map { use in
            let verb = dependency.isPassedOn ? "creates" : "uses"
            return Reason(
              "this code \(verb) '\(project.name(of: use.store))' as well", at: use.place, isFurtherPlace: true)
          }
        },
        cause: { code, dependency in
          let subject = dependency.isPassedOn ? createdStores : project.name(of: dependency.access.store).text
          return Finding.Cause(declaration: code.name, subject: subject)
        })
    ])
  }

  private static func name(_ access: StoreAccess, _ project: Project) -> Name {
    access.provider ?? project.name(of: access.store)
  }

  /// The subject of a finding about all stores that a view only passes on. It isn't the name of a type.
  private static let createdStores = "created stores"

  public static let messages =
    [StoreOperation.stores, .creates, .calls].flatMap { operation in
      [message("<type>", operation, "<store>", places: 1), message("<type>", operation, "<store>", places: nil)]
    } + [1, nil].flatMap { places in ["<store>", nil].map { passingMessage("<type>", $0, places: places) } }

  /// - Parameter places: the number of places with this cause; nil for any number.
  private static func message(_ view: String, _ operation: StoreOperation, _ store: Name, places: Int?) -> String {
    "'\(view)' \(operation.rawValue) '\(store)' directly\(count(places)); move this into its view model"
  }

  /// - Parameter store: the only store that the view creates to pass it on; nil for several.
  private static func passingMessage(_ view: String, _ store: Name?, places: Int?) -> String {
    let created = store.map { "'\($0)' only to pass it on" } ?? "stores only to pass them on"
    return "'\(view)' creates \(created)\(count(places)); move this into a factory or coordinator"
  }

  private static func count(_ places: Int?) -> String {
    places == 1 ? "" : " (\(places.map { "\($0)" } ?? "<number>") places)"
  }
}
