/// The names of streams, of their operators and of their subscriptions, each stated once with what it means.
///
/// `StreamAPI`, `StreamPairs` and `StreamTiming` are sets of kinds of the same names. One set of 32 kinds would be too small.
enum StreamNames {
  struct Row {
    let api: StreamAPI
    let pairs: StreamPairs
    let timing: StreamTiming
    let lines: String

    init(_ api: StreamAPI = [], pairs: StreamPairs = [], timing: StreamTiming = [], _ lines: String) {
      self.api = api
      self.pairs = pairs
      self.timing = timing
      self.lines = lines
    }
  }

  static let rows: [Row] = subscriptions + operators + sources

  private static let subscriptions: [Row] = [
    Row(
      .storesToken,
      """
      Combine store:in
      RxSwift disposed:by:in:with addDisposableTo:_
      ReactiveKit addTo:_
      CombineExt cancelled:by
      """
    ),
    Row([.storesToken, .clears, .endsToken], "Combine cancel:with:in; RxSwift dispose:in:by"),
    Row([.storesToken, .collects], "ReactiveSwift add:to"),
    Row(
      .observes,
      """
      Combine sink
      RxSwift subscribeNext drive driveNext emit bind bindTo bindNext
      ReactiveSwift observeValues observeResult observeCompleted startWithValues startWithResult startWithCompleted
      Bond observeNext observeIn
      Foundation addObserver
      AVFoundation addPeriodicTimeObserver addBoundaryTimeObserver
      FirebaseFirestore addSnapshotListener
      FirebaseAuth addStateDidChangeListener addAuthStateDidChangeListener
      App addListener
      """
    ),
    Row([.observes, .assigns], "Combine assign"),
    Row([.observes, .passesElements], "RxSwift subscribe"),
    Row([.observes, .own, .passesElements, .observesKeyPath], timing: .schedules, "ReactiveSwift observe"),
    Row([.observes, .binds], "MVVMBinding observeChanges bindAndFire"),
    Row(.tracks, "Observation withObservationTracking"),
    Row(.timer, "Foundation scheduledTimer"),
    Row([.clears, .endsToken], "Foundation invalidate"),
    Row(.clears, "App cancelAll clear reset end"),
    Row(.lifelongBag, "NSObject_Rx disposeBag:rx disposableBag:rx; ReactiveCocoa lifetime:reactive"),
    Row(.innerToken, "ReactiveSwift inner innerDisposable disposable"),
    Row(.sends, "Combine send; RxSwift onNext accept"),
    Row(.setsHandler, "Dispatch setEventHandler"),
  ]

  private static let operators: [Row] = [
    Row(.passesElements, "Combine filter"),
    Row(.counts, "Combine first"),
    Row(.endsWithLabel, "Combine prefix:untilOutputFrom"),
    Row(
      .own,
      """
      Combine prepend catch retry tryMap mapError replaceError
      Combine replaceNil objectWillChange values timeout multicast autoconnect
      RxSwift startWith catchError
      RxSwift catchErrorJustReturn materialize trackActivity sample takeWhile skipWhile
      RxSwiftExt filterNil unwrap mapTo withPrevious
      ReactiveSwift skipNil skipRepeats reactive producer signal attempt on
      """
    ),
    Row(
      [.own, .passesElements],
      """
      Combine removeDuplicates handleEvents eraseToAnyPublisher throttle share
      RxSwift distinctUntilChanged shareReplay subscribeOn do asObservable asDriver asSignal skip rx
      CombineExt asPublisher
      """
    ),
    Row([.own, .passesElements], timing: .waits, "Combine debounce delay"),
    Row([.own, .passesElements], timing: .schedules, "Combine receive; RxSwift observeOn"),
    Row(.own, timing: .flattens, "RxSwift flatMapLatest flatMapFirst concatMap"),
    Row(timing: .flattens, "Combine flatMap"),
    Row(timing: .accumulates, "Combine scan"),
    Row(.own, pairs: .pairs, "ReactiveSwift withLatest"),
    Row(.own, pairs: .latest, "RxSwift withLatestFrom"),
    Row([.own, .publishesElements], "Combine publisher"),
    Row([.own, .addsOwner], "RxSwift withUnretained"),
    Row([.own, .joins], "Combine switchToLatest"),
    Row([.own, .joins], timing: .merges, "Combine merge"),
    Row([.own, .joins], pairs: .pairs, "Combine combineLatest"),
    Row(pairs: .pairs, "Combine zip"),
    Row([.own, .endsWithLabel, .passesElements], "RxSwift take:until; ReactiveSwift take:first:until"),
    Row([.own, .ends], "RxSwift takeUntil"),
    Row([.own, .gathers], "Combine collect"),
    Row(.gathers, "RxSwift toArray"),
    Row(.counts, "RxSwift asSingle asMaybe elementAt single; App firstOrError"),
    Row(.joins, "Combine append; RxSwift concat switchLatest; ReactiveSwift flatten repeat; App repeatForever"),
  ]

  private static let sources: [Row] = [
    Row(pairs: .pairs, "Combine CombineLatest Zip"),
    Row(timing: .merges, "Combine Merge Merge3 Merge4 Merge5 Merge6 Merge7 Merge8 MergeMany"),
    Row(timing: .creates, "RxSwift create"),
    Row(timing: .reportsActions, "RxCocoa tap controlEvent; CombineCocoa tapPublisher controlEventPublisher"),
    Row(timing: .completes, "RxSwift onCompleted; ReactiveSwift sendCompleted"),
    Row(.makesFew, "RxSwift just of from error"),
    Row([.makesFew, .clears], "RxSwift empty"),
    Row(.requests, "Foundation dataTaskPublisher:for; RxCocoa data:request json:request response:request"),
    Row(.alwaysRequests, "CombineMoya requestPublisher; Alamofire publishDecodable publishData publishString"),
    Row(.requestsInNamespace, "RxMoya request:rx"),
    Row([.emitsLater, .endlessSequence], "RxSwift timer:period"),
    Row(.currentValue, "App value; Swift wrappedValue"),
    Row(.never, "RxCocoa deallocated deallocating; ReactiveSwift ended"),
    Row(.endlessSequence, "Foundation notifications; StoreKit updates"),
    Row(.finiteSequence, "Foundation lines bytes characters unicodeScalars resourceBytes allElements"),
  ]
}
