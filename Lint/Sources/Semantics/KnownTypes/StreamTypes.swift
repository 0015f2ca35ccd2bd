public import LintSyntax

/// Types of Combine, RxSwift, ReactiveSwift, Bond, Foundation and the kit that deliver values over time.
public struct StreamTypes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A type whose members start a stream.
  public static let stream = Self(rawValue: 1 << 0)
  /// A stream of one element at most.
  public static let single = Self(rawValue: 1 << 1)
  /// A type that contains a value that changes.
  public static let box = Self(rawValue: 1 << 2)
  /// A type whose objects end a subscription.
  public static let token = Self(rawValue: 1 << 3)
  /// A type that stores one isn't plain data.
  public static let reactive = Self(rawValue: 1 << 4)
  /// A stream whose closure returns the stream to deliver.
  public static let deferred = Self(rawValue: 1 << 5)
  /// A stream that runs a closure for each subscription, unless its initializer has a label.
  public static let producer = Self(rawValue: 1 << 6)
  /// A stream that hides the types of its source.
  public static let erased = Self(rawValue: 1 << 7)
  /// A type whose initializers call a closure after some time.
  public static let timer = Self(rawValue: 1 << 8)
  /// A token of the kit, which lasts until the token or its owner ends it.
  public static let bindingToken = Self(rawValue: 1 << 9)
  /// A stream that never completes.
  public static let endless = Self(rawValue: 1 << 10)
  /// A sequence that only its producer ends, and a stream that its owner sends values to.
  public static let endedByProducer = Self(rawValue: 1 << 11)
  /// A type whose initializers start a timer that always repeats.
  public static let repeats = Self(rawValue: 1 << 12)
  /// A stream of the element that its initializer receives.
  public static let given = Self(rawValue: 1 << 13)

  /// A stream that never completes, and that its owner sends values to.
  public static let relay = Self(rawValue: 1 << 14)
  /// A protocol of streams that an app's type can adopt.
  public static let adoptable = Self(rawValue: 1 << 15)

  /// A subject that retains its observers until it ends, whatever happens to their tokens.
  public static let keepsObservers = Self(rawValue: 1 << 16)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .endedByProducer,
      """
      Swift AsyncStream AsyncThrowingStream
      AsyncAlgorithms AsyncChannel AsyncThrowingChannel
      """
    ),
    ([.stream, .box, .reactive, .endedByProducer], "Combine CurrentValueSubject"),
    ([.stream, .box, .reactive], "RxSwift Observable"),
    ([.stream, .box, .reactive, .keepsObservers], "RxSwift BehaviorSubject; ReactiveSwift MutableProperty"),
    ([.stream, .box, .reactive, .relay], "RxSwift BehaviorRelay"),
    (
      [.stream, .reactive],
      """
      RxSwift Driver Signal SharedSequence
      """
    ),
    ([.stream, .reactive, .keepsObservers], "RxSwift PublishSubject ReplaySubject"),
    ([.stream, .reactive, .relay], "RxSwift PublishRelay"),
    ([.stream, .relay], "RxSwift ReplayRelay"),
    (.adoptable, "RxSwift ObservableType ObservableConvertibleType SharedSequenceConvertibleType"),
    ([.stream, .reactive, .endedByProducer], "Combine PassthroughSubject"),
    ([.stream, .reactive, .erased], "Combine AnyPublisher"),
    ([.stream, .reactive, .producer], "ReactiveSwift SignalProducer"),
    ([.stream, .deferred], "Combine Deferred"),
    ([.stream, .timer, .endless], "Foundation Timer"),
    ([.timer, .repeats], "QuartzCore CADisplayLink"),
    ([.stream, .box, .keepsObservers], "RxSwift Variable; ReactiveSwift Property"),
    ([.stream, .single, .given], "Combine Just"),
    ([.stream, .single], "Combine Future; RxSwift Single Maybe Completable"),
    (
      .stream,
      """
      Combine Publisher Publishers
      RxSwift Infallible AsyncSubject ControlEvent ControlProperty ConnectableObservable Binder
      ReactiveSwift Action
      Bond SafeSignal
      """
    ),
    ([.stream, .endless], "Foundation NotificationCenter"),
    (.single, "Combine Empty Fail; RxSwift PrimitiveSequence"),
    (.box, "MVVMBinding Dynamic ReadOnlyDynamic; App Box"),
    ([.token, .reactive], "Combine AnyCancellable; RxSwift DisposeBag"),
    (
      .token,
      """
      Combine Cancellable
      RxSwift Disposable CompositeDisposable SerialDisposable SingleAssignmentDisposable
      ReactiveSwift ScopedDisposable AnyDisposable
      CombineExt CancelBag
      Foundation NSKeyValueObservation
      RealmSwift NotificationToken
      GRDB DatabaseCancellable AnyDatabaseCancellable
      FirebaseFirestore ListenerRegistration
      FirebaseAuth AuthStateDidChangeListenerHandle
      """
    ),
    ([.token, .bindingToken], "MVVMBinding BindingToken"),
    (.reactive, "RxSwift AnyObserver"),
  ]
  public static let table = indexedRows
}
