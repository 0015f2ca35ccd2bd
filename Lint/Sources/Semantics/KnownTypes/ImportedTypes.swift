public import LintSyntax

/// Types of common modules without a prefix in capital letters. They count only in a file that imports their module.
public enum ImportedTypes {
  /// Whether a module that the file imports declares a type.
  public static func contain(_ name: Name, in file: FileFacts) -> Bool {
    modules[name]?.contains { module in file.imports.contains { $0.module == module } } ?? false
  }

  private static let modules = Dictionary(grouping: KnownName.all(in: lines), by: \.name).mapValues { $0.map(\.module) }

  private static let lines = """
    Combine AnyCancellable AnyPublisher AnySubject AnySubscriber Cancellable CombineIdentifier ConnectablePublisher
    Combine CurrentValueSubject Deferred Empty Fail Future ImmediateScheduler Just ObservableObject
    Combine ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Record Scheduler Subject Subscriber
    Combine Subscribers Subscription Subscriptions
    OpenCombine AnyCancellable AnyPublisher AnySubject AnySubscriber Cancellable CombineIdentifier ConnectablePublisher
    OpenCombine CurrentValueSubject Deferred Empty Fail Future ImmediateScheduler Just ObservableObject
    OpenCombine ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Record Scheduler Subject Subscriber
    OpenCombine Subscribers Subscription Subscriptions
    Observation Observable ObservationIgnored ObservationRegistrar ObservationTracked Observations
    OSLog Logger
    os Logger
    RxSwift AnyObserver AsyncSubject BehaviorSubject Completable ConcurrentDispatchQueueScheduler ConcurrentMainScheduler
    RxSwift ConnectableObservable Disposable DisposeBag Disposables Event GroupedObservable Infallible MainScheduler Maybe
    RxSwift Observable ObservableConvertibleType ObservableType ObserverType PublishSubject ReplaySubject Reactive
    RxSwift ReactiveCompatible RxError RxTimeInterval SerialDispatchQueueScheduler SerialDisposable Single SubjectType
    RxCocoa BehaviorRelay Binder ControlEvent ControlProperty Driver PublishRelay SharedSequence Signal
    RxRelay BehaviorRelay PublishRelay ReplayRelay
    ReactorKit DisposeBag Observable Reactor
    CoreData FetchRequest
    SwiftData Attribute Model ModelActor PersistentModel Query Relationship Schema Transient
    Swinject Assembler Assembly Container Resolver
    Moya Moya MoyaError MoyaProvider Response Task TargetType
    Alamofire DataRequest DataResponse HTTPHeaders HTTPMethod JSONEncoding Parameters Session URLEncoding
    RealmSwift List Object ObjectId Persisted Realm Results
    ComposableArchitecture Effect EffectOf Reducer Shared Store StoreOf ViewStore
    StoreKit Product Transaction VerificationResult
    """
}
