public import LintSyntax

/// Members of streams, subscriptions and their tokens: Combine, RxSwift, ReactiveSwift, Bond, KVO, NotificationCenter and
/// the kit.
public struct StreamAPI: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A method that stores a token. The details are the labels of the place.
  public static let storesToken = Self(rawValue: 1 << 0)
  /// A method that adds a token to a collection.
  public static let collects = Self(rawValue: 1 << 1)
  /// A method that returns a token and calls its closure repeatedly.
  public static let observes = Self(rawValue: 1 << 2)
  /// A method that returns the kit's `BindingToken`, so the token needs no declared type.
  public static let binds = Self(rawValue: 1 << 3)
  /// A function that calls its closure once, after the next change.
  public static let tracks = Self(rawValue: 1 << 4)
  /// A function that calls its closure after some time, once or repeatedly.
  public static let timer = Self(rawValue: 1 << 5)
  /// An operator that collections don't have.
  public static let own = Self(rawValue: 1 << 6)
  /// An operator that delivers its elements unchanged.
  public static let passesElements = Self(rawValue: 1 << 7)
  /// An operator that ends its stream when another one emits.
  public static let ends = Self(rawValue: 1 << 8)
  /// An operator that ends its stream after a number of elements, or with another stream if the detail labels the argument.
  public static let endsWithLabel = Self(rawValue: 1 << 9)
  /// An operator that ends its stream after a few elements.
  public static let counts = Self(rawValue: 1 << 10)
  /// An operator that waits for the end and delivers all elements at once.
  public static let gathers = Self(rawValue: 1 << 11)
  /// An operator whose result continues with other streams.
  public static let joins = Self(rawValue: 1 << 12)
  /// A function that makes a stream of the given elements.
  public static let makesFew = Self(rawValue: 1 << 13)
  /// A network request, if a detail labels an argument.
  public static let requests = Self(rawValue: 1 << 14)
  /// A network request with any labels.
  public static let alwaysRequests = Self(rawValue: 1 << 15)
  /// A stream that doesn't emit while a closure retains its object.
  public static let never = Self(rawValue: 1 << 16)
  /// An asynchronous sequence that ends.
  public static let finiteSequence = Self(rawValue: 1 << 17)
  /// A method that ends subscriptions.
  public static let clears = Self(rawValue: 1 << 18)
  /// A method that ends one subscription.
  public static let endsToken = Self(rawValue: 1 << 19)
  /// A bag that lives as long as its object. The detail is the namespace that declares it.
  public static let lifelongBag = Self(rawValue: 1 << 20)
  /// The token inside a token.
  public static let innerToken = Self(rawValue: 1 << 21)
  /// A member that returns a stream of a collection's elements.
  public static let publishesElements = Self(rawValue: 1 << 22)
  /// A method that assigns each element to a property of its target.
  public static let assigns = Self(rawValue: 1 << 23)
  /// A method that observes a property if its first argument is a key path.
  public static let observesKeyPath = Self(rawValue: 1 << 24)
  /// A network request, if the detail is the namespace before it.
  public static let requestsInNamespace = Self(rawValue: 1 << 25)
  /// A stream that emits after some time. It repeats if the detail labels an argument.
  public static let emitsLater = Self(rawValue: 1 << 26)
  /// A property that returns the current value of a box.
  public static let currentValue = Self(rawValue: 1 << 27)
  /// A method that emits its argument.
  public static let sends = Self(rawValue: 1 << 28)
  /// An operator that delivers an object before each element.
  public static let addsOwner = Self(rawValue: 1 << 29)
  /// A method of a source of events that stores the function for each event.
  public static let setsHandler = Self(rawValue: 1 << 30)

  /// A member that returns an asynchronous sequence without an end, or a stream's own elements as one.
  public static let endlessSequence = Self(rawValue: 1 << 31)

  public static let rows = StreamNames.rows.compactMap { $0.api.isEmpty ? nil : (kinds: $0.api, lines: $0.lines) }
  public static let table = indexedRows
  /// The packages that a file's target must import to use a name. The system's and the app's own names need none.
  static let packages = indexedPackages
  /// The label of the target in `assign(to:on:)`.
  public static let targetLabel: Name = "on"
  /// The label in CombineExt's `assign(to:on:ownership:)`, whose only argument that retains the target is `strong`.
  public static let ownershipLabel: Name = "ownership"
  public static let strongOwnership: Name = "strong"
  /// The label of the object in `subscribe(with:onNext:)`, which the closure receives as well.
  public static let ownerLabel: Name = "with"
  /// The label of the object whose method a timer calls.
  public static let timerTargetLabel: Name = "target"
  /// The label that makes a timer repeat.
  public static let repeatsLabel: Name = "repeats"
  /// The label in `send(completion:)`, which ends a subject.
  public static let completionLabel: Name = "completion"
  /// The method of a continuation or subject that ends its stream.
  public static let finish: Name = "finish"
  /// RxSwift's `subject.on(.next(element))`.
  public static let sendsEvent: Name = "on"
  public static let nextEvent: Name = "next"
  /// The function that returns an asynchronous stream with its continuation.
  public static let makeStream: Name = "makeStream"
  /// Operators that call their functions for each event and deliver the elements unchanged. The functions return nothing.
  public static let sideEffects: NameSet = ["do", "handleEvents"]
  /// The asynchronous streams whose initializer calls a closure with the continuation.
  public static let asyncStreams: NameSet = ["AsyncStream", "AsyncThrowingStream"]
  /// RxCocoa's streams without failures, and the operators that make them.
  public static let sharedSequences: NameSet = ["Driver", "Signal", "SharedSequence"]
  public static let sharing: NameSet = ["asDriver", "asSignal", "asSharedSequence"]
  /// The operator that makes a stream with failures of one without.
  public static let unsharing: Name = "asObservable"
  /// Properties of a stream with the same elements: as an asynchronous sequence, or without nil.
  public static let elementStreams: NameSet = ["values", "orEmpty"]
  /// Operators between streams, or between a stream and its observer.
  public static let streamOperators: NameSet = [LanguageWords.nilCoalescing, "<~"]

  /// Methods of RxSwift and ReactiveSwift whose subscriptions go on without their tokens.
  public static let outlivesToken: NameSet = [
    "subscribe", "bind", "drive", "emit", "observeValues", "observeResult", "observeCompleted", "startWithValues",
    "startWithResult", "startWithCompleted",
  ]
  /// The streams of a property of ReactiveSwift.
  public static let propertyStreams: NameSet = ["signal", "producer"]

  /// The labels of arguments and the namespaces, by name.
  static let details = indexedDetails

  /// Whether a function such as `addSnapshotListener` adds an observer, which stays until code removes it.
  public static func addsObserver(_ name: Name) -> Bool { name.begins(withWord: "add") }
}
