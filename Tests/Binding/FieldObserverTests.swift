import MVVMBinding
import MVVMCore
import Testing

/// Observers of fields: which closures run after which change.
@MainActor
@Suite struct FieldObserverTests {
  let viewModel = GreetingViewModel()
  let log = Log()
  var didChange: FieldObservers<GreetingViewModel, GreetingViewModel.Field> { viewModel.didChange }

  @Test func observersOfAFieldReceiveItsChanges() {
    let token = didChange.observe(.greeting) { viewModel, _ in log.add(viewModel.greeting) }
    viewModel.greeting = "Hello"
    viewModel.price = 3
    #expect(log.lines == ["Hello"])
    withExtendedLifetime(token) {}
  }

  @Test func fieldHasAnyNumberOfObservers() {
    let tokens = [1, 2].map { number in didChange.observe(.price) { _, _ in log.add("\(number)") } }
    didChange[.price] = { log.add("assigned, \($0.price)") }
    viewModel.price = 3
    #expect(log.lines == ["1", "2", "assigned, 3"])
    withExtendedLifetime(tokens) {}
  }

  @Test func assignmentReplacesTheAssignedClosureAndNilEndsIt() {
    didChange[.thing] = { _ in log.add("old") }
    didChange[.thing] = { _ in log.add("new") }
    didChange.notify(.thing, of: viewModel)
    didChange[.thing] = nil
    #expect(didChange[.thing] == nil)
    didChange.notify(.thing, of: viewModel)
    #expect(log.lines == ["new"])
  }

  @Test func fieldsThatChangeTogetherAreOneChange() {
    let token = didChange.observe(.greeting, .price) { log.add("\($1.count)") }
    didChange.notify(.greeting, .price, .thing, of: viewModel)
    #expect(log.lines == ["2"])
    withExtendedLifetime(token) {}
  }

  @Test func notifyAllNotifiesEachObserverOnce() {
    didChange[.greeting] = { _ in log.add("greeting") }
    let token = didChange.observe(.thing, .price) { log.add("\($1.count)") }
    didChange.notifyAll(of: viewModel)
    #expect(log.lines == ["greeting", "2"])
    withExtendedLifetime(token) {}
  }

  @Test func ownerObservesWhileItLives() {
    var owner: Owner? = Owner()
    weak let released = owner
    if let owner {
      didChange.observe(.price, by: owner) { owner, viewModel, fields in
        owner.received += [viewModel.price, fields.count]
      }
    }
    viewModel.price = 3
    #expect(owner?.received == [3, 1])
    owner = nil
    #expect(released == nil)
    viewModel.price = 4
  }

  @Test func changeWithinADeliveryIsDeliveredAfterIt() {
    didChange[.greeting] = { viewModel in
      viewModel.price = 3
      log.add("greeting")
    }
    didChange[.price] = { log.add("price \($0.price)") }
    viewModel.greeting = "Hello"
    #expect(log.lines == ["greeting", "price 3"])
  }

  @Test func closuresThatUseTheViewModelRetainNothing() {
    var viewModel: GreetingViewModel? = GreetingViewModel()
    var label: Owner? = Owner()
    weak let (releasedViewModel, releasedLabel) = (viewModel, label)
    viewModel?.didChange[.price] = { [weak label] viewModel in label?.received.append(viewModel.price) }
    let token = viewModel?.didChange.observe(.price) { [weak label] viewModel, _ in
      label?.received.append(viewModel.price)
    }
    viewModel?.price = 3
    #expect(label?.received == [3, 3])
    label = nil
    #expect(releasedLabel == nil)
    viewModel = nil
    #expect(releasedViewModel == nil)
    withExtendedLifetime(token) {}
  }

  @Test func viewModelMayBeOfAProtocolType() {
    let shown: any Greeting = GreetingDouble()
    shown.didChange[.greeting] = { log.add($0.greeting) }
    shown.greet()
    #expect(log.lines == ["Good day"])
  }

  @Test func endlessChainOfChangesNamesTheViewModel() {
    let issueLog = IssueLog()
    didChange[.price] = { $0.price += 1 }
    issueLog.collect { viewModel.price = 1 }
    #expect(issueLog.issues.map(\.kind) == [.endlessBinding])
    #expect(issueLog.issues.map(\.typeName) == ["GreetingViewModel"])
  }
}

@MainActor final class GreetingViewModel: ViewModel {
  enum Field: CaseIterable { case greeting, thing, price }

  let didChange = FieldObservers<GreetingViewModel, Field>()
  var greeting = "" { didSet { didChange.notify(.greeting, of: self) } }
  var price = 0 { didSet { didChange.notify(.price, of: self) } }
}

private enum GreetingField: CaseIterable { case greeting }

@MainActor private protocol Greeting: ViewModel, AnyObject {
  var greeting: String { get }
  var didChange: FieldObservers<any Greeting, GreetingField> { get }
  func greet()
}

private final class GreetingDouble: Greeting {
  let greeting = "Good day"
  let didChange = FieldObservers<any Greeting, GreetingField>()
  func greet() { didChange.notifyAll(of: self) }
}
