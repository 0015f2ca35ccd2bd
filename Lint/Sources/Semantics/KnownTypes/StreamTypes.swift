public import LintSyntax

/// Types of Combine, RxSwift, ReactiveSwift, Bond, Foundation and the kit that deliver values over time.
public struct StreamTypes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A chain that begins with it is a stream.
  public static let stream = Self(rawValue: 1 << 0)
  /// It delivers one element at most.
  public static let single = Self(rawValue: 1 << 1)
  /// It contains a value that changes.
  public static let box = Self(rawValue: 1 << 2)
  /// It ends a subscription.
  public static let token = Self(rawValue: 1 << 3)
  /// A type that stores one isn't plain data.
  public static let reactive = Self(rawValue: 1 << 4)
  /// It never completes.
  public static let endless = Self(rawValue: 1 << 5)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      [.stream, .box, .reactive],
      """
      Combine CurrentValueSubject
      RxSwift Observable BehaviorSubject BehaviorRelay
      ReactiveSwift MutableProperty
      """
    ),
    (
      [.stream, .reactive],
      """
      Combine AnyPublisher PassthroughSubject
      RxSwift Driver Signal SharedSequence PublishSubject ReplaySubject PublishRelay
      ReactiveSwift SignalProducer
      """
    ),
    ([.stream, .box], "RxSwift Variable; ReactiveSwift Property"),
    ([.stream, .single], "Combine Just Future; RxSwift Single Maybe Completable"),
    (
      .stream,
      """
      Combine Publisher Publishers Deferred
      RxSwift Infallible AsyncSubject ReplayRelay ControlEvent ControlProperty ConnectableObservable Binder
      ReactiveSwift Action
      Bond SafeSignal
      """
    ),
    ([.stream, .endless], "Foundation Timer NotificationCenter"),
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
      FirebaseFirestore ListenerRegistration
      FirebaseAuth AuthStateDidChangeListenerHandle
      MVVMBinding BindingToken
      """
    ),
    (.reactive, "RxSwift AnyObserver"),
  ]
  public static let table = indexedRows
}
