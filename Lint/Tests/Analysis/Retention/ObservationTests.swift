import LintAnalysis
import LintSemantics
import LintSyntax
import Testing

/// Tokens that an object stores, and the functions that escape with them.
@Suite struct ObservationTests {
  @Test(arguments: [
    ("a.sink { x() }.store(in: &bag)", "bag"),
    ("a.map { x() }.subscribe().disposed(by: self.bag)", "bag"),
    ("other { [weak self] in guard let self else { return }; a.sink { x() }.store(in: &self.bag) }", "bag"),
    ("guard let kept = bag else { return }; a.sink { x() }.store(in: &kept)", "bag"),
    ("a.subscribe { x() }.disposed(by: rx.disposeBag)", "disposeBag"),
    ("token = a.sink { x() }", "token"),
    ("self.token = a.unknown { x() }", "token"),
    ("tokens.append(a.observe(\\.b) { x() })", "tokens"),
    ("tokens += [a.observe(\\.b) { x() }]", "tokens"),
    ("let one = a.sink { x() }; self.tokens.append(one)", "tokens"),
    ("tokens[1] = a.sink { x() }", "tokens"),
    ("a.sink { x() }.store(in: &model.bag)", "model"),
    ("let other = model; a.sink { x() }.store(in: &other.bag)", "model"),
    ("a.take(1).merge(b).sink { x() }.store(in: &bag)", "bag"),
  ])
  func ownPropertyStoresToken(code: String, storage: String) throws {
    let reading = try reading(code)
    #expect(reading.observations.map(\.storage.name.text) == [storage])
    #expect(reading.observations.flatMap(reading.escapingFunctions).count == 1)
  }

  @Test(arguments: [
    "a.sink { x() }", "let one = a.sink { x() }", "var bag = Bag(); a.sink { x() }.store(in: &bag)",
    "a.sink { x() }.store(in: &cell.bag)", "a.sink { x() }.store(in: &made.bag)",
    "a.sink { x() }.store(in: &weakModel.bag)",
    "weakToken = a.sink { x() }",
    "request = a.load { x() }", "return a.map { x() }",
  ])
  func otherTokensAreSkipped(code: String) throws {
    #expect(try reading(code).observations.isEmpty)
  }

  @Test(arguments: [
    "items.map { x() }.publisher.sink(receiveValue: print).store(in: &bag)",
    "make(items.map { x() }).sink(receiveValue: print).store(in: &bag)",
    "queue.sync { x() }.sink(receiveValue: print).store(in: &bag)",
    "a.prefix(untilOutputFrom: b).sink { x() }.store(in: &bag)",
    "Just(1).map { x() }.sink { x() }.store(in: &bag)", "Future<Int, Never> { x() }.sink { x() }.store(in: &bag)",
    "Observable.of(1, 2).subscribe { x() }.disposed(by: bag)", "[1].publisher.sink { x() }.store(in: &bag)",
    "items.publisher.sink { x() }.store(in: &bag)", "a.map { x() }.first().sink { x() }.store(in: &bag)",
    "a.map { x() }.take(1).merge(b).sink().store(in: &bag)",
    "SignalProducer(value: 1).startWithValues { x() }.store(in: &bag)",
    "Single<Int>.create { x() }.subscribe { x() }.disposed(by: bag)", "one.subscribe { x() }.disposed(by: bag)",
  ])
  func finiteAndImmediateFunctionsDoNotEscape(code: String) throws {
    let reading = try reading(code)
    #expect(reading.observations.flatMap(reading.escapingFunctions).isEmpty)
  }

  private func reading(_ code: String) throws -> FileReading {
    let source = """
      import Combine
      import NSObject_Rx
      import RxSwift
      class Model { var bag: Set<AnyCancellable> = [] }
      class Object {
        var bag: Set<AnyCancellable>? ; var token: AnyCancellable? ; var tokens: [NSKeyValueObservation] = []
        weak var weakToken: AnyCancellable? ; var request: URLSessionTask? ; var items: [Int] = []
        let model = Model() ; weak var weakModel: Model? ; var made: Model { Model() } ; let one: Single<Int>
        func test() { \(code) }
      }
      """
    let facts = try SourceReader().facts(of: source, path: "Sources/App/App.swift")
    let modules = Modules(paths: [facts.path], roots: [], packages: [])
    return FileReading(Project(files: [facts], modules: modules), file: FileID(0))
  }
}
