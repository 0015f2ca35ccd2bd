import LintAnalysis
import LintSemantics
import LintSyntax
import Testing

/// Tokens that an object stores, and the functions that escape with them.
@Suite struct ObservationTests {
  @Test(arguments: [
    ("a.sink { self.x() }.store(in: &bag)", "bag"),
    ("a.map { self.x() }.subscribe().disposed(by: self.bag)", "bag"),
    ("other { [weak self] in guard let self else { return }; a.sink { self.x() }.store(in: &self.bag) }", "bag"),
    ("guard let kept = bag else { return }; a.sink { self.x() }.store(in: &kept)", "bag"),
    ("a.subscribe { self.x() }.disposed(by: rx.disposeBag)", "disposeBag"),
    ("token = a.sink { self.x() }", "token"),
    ("self.token = a.unknown { self.x() }", "token"),
    ("tokens.append(a.observe(\\.b) { self.x() })", "tokens"),
    ("tokens += [a.observe(\\.b) { self.x() }]", "tokens"),
    ("let one = a.sink { self.x() }; self.tokens.append(one)", "tokens"),
    ("tokens[1] = a.sink { self.x() }", "tokens"),
    ("a.sink { self.x() }.store(in: &model.bag)", "model"),
    ("let other = model; a.sink { self.x() }.store(in: &other.bag)", "model"),
    ("a.take(1).merge(b).sink { self.x() }.store(in: &bag)", "bag"),
  ])
  func ownPropertyStoresToken(code: String, storage: String) throws {
    let reading = try reading(code)
    #expect(reading.observations.map(\.storage.name.text) == [storage])
    #expect(reading.observations.flatMap(reading.escapingFunctions).count == 1)
  }

  @Test(arguments: [
    "a.sink { self.x() }", "let one = a.sink { self.x() }", "var bag = Bag(); a.sink { self.x() }.store(in: &bag)",
    "a.sink { self.x() }.store(in: &cell.bag)", "a.sink { self.x() }.store(in: &made.bag)",
    "a.sink { self.x() }.store(in: &weakModel.bag)",
    "weakToken = a.sink { self.x() }",
    "request = a.load { self.x() }", "return a.map { self.x() }",
  ])
  func otherTokensAreSkipped(code: String) throws {
    #expect(try reading(code).observations.isEmpty)
  }

  @Test(arguments: [
    "items.map { self.x() }.publisher.sink(receiveValue: print).store(in: &bag)",
    "make(items.map { self.x() }).sink(receiveValue: print).store(in: &bag)",
    "queue.sync { self.x() }.sink(receiveValue: print).store(in: &bag)",
    "a.prefix(untilOutputFrom: b).sink { self.x() }.store(in: &bag)",
    "Just(1).map { self.x() }.sink { self.x() }.store(in: &bag)",
    "Future<Int, Never> { self.x() }.sink { self.x() }.store(in: &bag)",
    "Observable.of(1, 2).subscribe { self.x() }.disposed(by: bag)", "[1].publisher.sink { self.x() }.store(in: &bag)",
    "items.publisher.sink { self.x() }.store(in: &bag)", "a.map { self.x() }.first().sink { self.x() }.store(in: &bag)",
    "a.map { self.x() }.take(1).merge(b).sink().store(in: &bag)",
    "SignalProducer(value: 1).startWithValues { self.x() }.store(in: &bag)",
    "Single<Int>.create { self.x() }.subscribe { self.x() }.disposed(by: bag)",
    "one.subscribe { self.x() }.disposed(by: bag)",
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
        func x() {}
      }
      """
    let facts = try SourceReader().facts(of: source, path: "Sources/App/App.swift")
    let modules = Modules(paths: [facts.path], roots: [], packages: [])
    return FileReading(Project(files: [facts], modules: modules), file: FileID(0))
  }
}
