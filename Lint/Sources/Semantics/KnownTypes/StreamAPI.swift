public import LintSyntax

/// Names in the API of the common stream libraries: Combine, RxSwift, ReactiveSwift, Bond, KVO, NotificationCenter, and of the kit.
public enum StreamWords {
  /// What keeps a token, and the label of the argument that says where.
  public static let keeping: [Name: Set<Name>] = [
    "store": ["in"], "disposed": ["by", "in", "with"], "addDisposableTo": [.none], "dispose": ["in", "by"],
    "add": ["to"],
    "addTo": [.none], "cancel": ["with", "in"], "cancelled": ["by"],
  ]
  /// What a collection of tokens is told to take one more.
  public static let collecting: Set<Name> = ["append", "insert", "add"]

  /// What gives a token for a closure that is called again and again.
  public static let observing: Set<Name> = binding.union([
    "sink", "subscribe", "subscribeNext", "drive", "driveNext", "emit", "bind", "bindTo", "bindNext", "assign",
    "observe", "observeNext", "observeValues", "observeResult", "observeCompleted", "observeIn", "startWithValues",
    "startWithResult", "startWithCompleted", "addObserver", "addPeriodicTimeObserver", "addBoundaryTimeObserver",
    "addSnapshotListener", "addStateDidChangeListener", "addAuthStateDidChangeListener", "addListener",
  ])
  /// Functions of the kit that return a `BindingToken`. Their names need no declared type.
  public static let binding: Set<Name> = ["observeChanges", "bindAndFire"]
  /// The kit's token. The binding lasts until the token or the owner ends it.
  public static let bindingToken: Name = "BindingToken"
  public static let tokens: Set<Name> = [
    "AnyCancellable", "Cancellable", "Disposable", "DisposeBag", "CompositeDisposable", "SerialDisposable",
    "ScopedDisposable", "AnyDisposable", "SingleAssignmentDisposable", "CancelBag", "NSKeyValueObservation",
    "NotificationToken", "ListenerRegistration", "AuthStateDidChangeListenerHandle", bindingToken,
  ]
  public static let timers: Set<Name> = ["scheduledTimer", "Timer"]

  public static let streams: Set<Name> = [
    "Observable", "Driver", "SharedSequence", "Signal", "Single", "Maybe", "Completable", "Infallible",
    "PublishSubject",
    "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay", "ReplayRelay", "Variable",
    "ControlEvent", "ControlProperty", "ConnectableObservable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "Publisher", "Just", "Future", "Deferred", "SignalProducer", "MutableProperty", "Property",
    "Action", "Publishers", "Timer", "NotificationCenter", "SafeSignal", "Binder",
  ]
  /// Operators that collections have as well: where nothing tells a stream, they are taken for a collection's.
  public static let shared: Set<Name> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "first", "last", "contains", "allSatisfy", "drop", "prefix",
    "dropFirst", "forEach", "sorted", "sort", "min", "max", "firstIndex", "lastIndex", "zip", "joined", "split",
    "partition", "removeAll", "enumerated", "mapValues", "compactMapValues", "grouping", "elementsEqual", "suffix",
    "scan",
  ]
  /// Operators that only streams have.
  public static let own: Set<Name> = [
    "flatMapLatest", "flatMapFirst", "concatMap", "withLatestFrom", "distinctUntilChanged", "removeDuplicates",
    "debounce", "throttle", "receive", "observeOn", "subscribeOn", "share", "shareReplay", "switchToLatest",
    "combineLatest", "merge", "startWith", "prepend", "handleEvents", "do", "asObservable", "asDriver", "asSignal",
    "eraseToAnyPublisher", "catch", "catchError", "catchErrorJustReturn", "retry", "materialize", "trackActivity",
    "tryMap", "mapError", "replaceError", "replaceNil", "delay", "sample", "skip", "take", "takeUntil", "takeWhile",
    "skipWhile", "skipNil", "skipRepeats", "filterNil", "publisher", "rx", "reactive", "objectWillChange", "producer",
    "signal", "values", "unwrap", "mapTo", "asPublisher", "collect", "timeout", "multicast", "autoconnect", "attempt",
    "on", "observe", "withLatest", "withUnretained", "withPrevious",
  ]
  /// What calls its closure at once and lets go of it.
  public static func isImmediate(_ name: Name) -> Bool {
    immediate.contains(name) || name.text.hasPrefix("with") && name != "with" && !own.contains(name)
  }
  private static let immediate: Set<Name> = [
    "sync", "autoreleasepool", "performAndWait", "withLock", "withLockUnchecked", "withUnsafeLock", "write", "read",
    "performWithoutAnimation", "assumeIsolated", "makeConstraints", "remakeConstraints", "updateConstraints",
  ]
  /// A stream with one of these ends when another one says so.
  public static let ending: Set<Name> = ["takeUntil"]
  public static let endingWithLabel: [Name: Name] = ["take": "until", "prefix": "untilOutputFrom"]
  /// Operators that need a few elements only.
  public static let counting: Set<Name> = ["first", "asSingle", "asMaybe", "firstOrError", "elementAt", "single"]
  /// Operators that wait for the end, and give all at once.
  public static let gathering: Set<Name> = ["collect", "toArray"]
  /// Operators whose result goes on with other streams.
  public static let joining: Set<Name> = [
    "merge", "concat", "append", "combineLatest", "switchLatest", "switchToLatest", "flatten", "repeat",
    "repeatForever",
  ]
  /// `observeLogin`, which says that there is more to come.
  public static func isWatching(_ name: Name) -> Bool {
    let text = name.text
    return ["observe", "watch", "monitor", "listen", "subscribe"].contains { word in
      text == word || text.hasPrefix(word) && text.dropFirst(word.count).first?.isUppercase ?? false
    }
  }

  /// Types of streams that give one element, or none.
  public static let once: Set<Name> = [
    "Just", "Future", "Empty", "Fail", "Single", "Maybe", "Completable", "PrimitiveSequence",
  ]
  /// What makes a stream of the elements that it is given.
  public static let few: Set<Name> = ["just", "of", "from", "empty", "error"]
  /// A request of the network, and the label of what is asked for.
  public static let requests: [Name: Name] = [
    "dataTaskPublisher": "for", "data": "request", "json": "request", "response": "request",
  ]
  public static let requested: Set<Name> = ["requestPublisher", "publishDecodable", "publishData", "publishString"]
  /// What never comes while the closure holds its object.
  public static let never: Set<Name> = ["deallocated", "deallocating", "ended"]

  /// Sequences that are over some time, though they are awaited.
  public static let finite: Set<Name> = ["lines", "bytes", "characters", "unicodeScalars", "resourceBytes", "allElements"]
}
