import LintSyntax
import Testing

@testable import LintSemantics

struct KnownNamesTests {
  static let tables: [any KnownNames.Type] = [
    CollectionMembers.self, CollectionTypes.self, CommonSupertypes.self, CompletingMethods.self,
    ImmediateFunctions.self, SchedulingFunctions.self, KitTypes.self,
    KnownAttributes.self, LifecycleMethods.self, SelectionNames.self, StreamTypes.self, SystemCallbacks.self,
    SystemMembers.self,
  ]

  /// Sets of kinds of the same names, which one table states.
  static let streamTables: [any KnownNames.Type] = [StreamAPI.self, StreamPairs.self, StreamTiming.self]

  /// Names that mean different things, with the modules that declare them.
  static let homonyms = [
    // An operator of streams and a method of collections.
    "append": "Combine Swift", "filter": "Combine Swift", "first": "Combine Swift", "flatMap": "Combine Swift",
    "prefix": "Combine Swift", "scan": "Combine Swift", "zip": "Combine Swift",
    // A method of streams, and one of semaphores and conditions.
    "signal": "Dispatch Foundation ReactiveSwift",
    // A method of queues, and one of continuations.
    "resume": "Dispatch Swift",
    // A method of subjects, which sends a value or the completion.
    "send": "Combine Combine",
    // Methods that complete a promise, a call or an expectation.
    "fail": "CallKit NIO", "fulfill": "CallKit PromiseKit Promises XCTest", "reject": "Capacitor PromiseKit Promises",
    "resolve": "Capacitor PromiseKit",
    // Methods that unlock a lock.
    "unlock": "Foundation os",
    // An operator that observes a stream, and a method of observers.
    "on": "ReactiveSwift RxSwift",
    // The label of a closure that observes a stream, and a method of observers.
    "onNext": "RxSwift RxSwift",
    // The attribute of a program's start, and the main queue or bundle.
    "main": "Foundation Swift",
    // A method of run loops, and the label of SwiftUI's modifiers.
    "perform": "Foundation SwiftUI",
    // The kit's protocol and SwiftUI's.
    "View": "MVVMCore SwiftUI",
    // An attribute and a stream.
    "Observable": "Observation RxSwift",
    // Properties of several types.
    "contentView": "UICollectionViewCell UITableViewCell", "imageView": "UIButton UITableViewCell",
    "delegate": "Foundation UIApplication",
    "keyWindow": "NSApplication UIApplication", "superview": "NSView UIView",
    "view": "NSViewController UIViewController", "window": "NSView NSWindowController UIApplicationDelegate UIView",
    // A controller's property, and the first name of its data source's methods.
    "collectionView": "UICollectionViewController UIKit", "tableView": "UIKit UITableViewController",
    // Realm's list, and SwiftUI's.
    "List": "RealmSwift SwiftUI",
    // A type of UIKit, and its initializer, which receives an action.
    "UIAction": "UIKit UIKit UIKit", "UIAlertAction": "UIKit UIKit UIKit", "UIContextualAction": "UIKit UIKit",
    // A type of UIKit, and its initializer, which stores a closure.
    "UICollectionViewCompositionalLayout": "UIKit UIKit", "UICollectionViewDiffableDataSource": "UIKit UIKit",
    "UITableViewDiffableDataSource": "UIKit UIKit",
    // Types of which one table has the role, and another knows that a parameter's type shows that a method handles an event.
    "NSMenu": "AppKit AppKit", "UIStoryboardSegue": "UIKit UIKit",
    "UIMenu": "UIKit UIKit", "UIButton": "UIKit UIKit", "UICollectionView": "UIKit UIKit",
    "UIBarButtonItem": "UIKit UIKit", "UISwitch": "UIKit UIKit",
    "UISegmentedControl": "UIKit UIKit", "take": "ReactiveSwift RxSwift",
  ]

  @Test func handlersOfSourcesAreNotEndlessSequences() {
    #expect(StreamAPI["setEventHandler"] == .setsHandler)
    #expect(StreamAPI["notifications"] == .endlessSequence)
    #expect(StreamAPI.setsHandler.isDisjoint(with: .endlessSequence))
  }

  @Test func eachNameIsStatedOnce() {
    let lines = SystemTypes.rows.map(\.lines) + Self.tables.flatMap { $0.lines } + StreamNames.rows.map(\.lines)
    let stated = Dictionary(grouping: lines.flatMap { KnownName.all(in: $0) }, by: { "\($0.name)" })
    let repeated = stated.filter { $0.value.count > 1 }.mapValues { names in
      names.map { "\($0.module)" }.sorted().joined(separator: " ")
    }
    #expect(repeated == Self.homonyms)
  }

  /// Types of packages have common names, so two packages may declare one.
  @Test func eachPackageStatesItsTypesOnce() {
    let names = PackageTypes.rows.flatMap { KnownName.all(in: $0.lines) }.map { "\($0.module) \($0.name)" }
    #expect(names.count == Set(names).count)
  }

  @Test(arguments: tables + streamTables + [KnownModules.self, NameWords.self])
  func tableStatesEachNameOnce(_ table: any KnownNames.Type) {
    #expect(table.repeatedNames == [])
    #expect(table.namesWithoutKind == [])
  }

  @Test func rowsGiveKindsAndDetails() {
    #expect(LifecycleMethods["viewDidLoad"] == [.controller, .setsUp])
    #expect(LifecycleMethods["load"] == [])
    #expect(SelectionNames.labelsWithoutIndex["prepareForSegue"] == [.none, "sender"])
    #expect(SelectionNames.names(.part) == ["row", "item", "section"])
    let streams = ImportedStreamAPI(.streams)
    #expect(streams.storageLabels(of: "disposed") == ["by", "in", "with"])
    #expect(streams.storageLabels(of: "take") == nil)
    #expect(ImportedStreamAPI([]).storageLabels(of: "disposed") == nil)
  }

  @Test func propertiesHaveTypesOfInheritedTypes() throws {
    let label = try #require(SystemTypes.named("UILabel"))
    #expect(SystemMembers.type(of: "font", in: label) == "UIFont")
    #expect(SystemMembers.type(of: "window", in: label) == "UIWindow")
    #expect(SystemMembers.type(of: "image", in: label) == nil)
  }

  @Test func kindOfOneNameGivesConstant() {
    #expect(LanguageWords.array == "Array")
    #expect(LanguageWords.dictionary == "Dictionary")
  }

  @Test func kitHasOneProtocolPerRole() {
    #expect(KitTypes.protocolName(.view) == "View")
    #expect(KitTypes.protocolName(.viewModel) == "ViewModel")
    #expect(KitTypes.protocolName(.presenter) == "Presenting")
    #expect(KitTypes.protocolName(.viewModelHolder) == "ViewModelHolder")
    #expect(KitTypes.protocolName(.viewModelBinder) == "ViewModelBinder")
  }

  @Test func conventionsMatchWholeWords() {
    #expect(StreamAPI.addsObserver("addSnapshotListener"))
    #expect(!StreamAPI.addsObserver("address"))
    #expect(Vocabulary.standard.isWatching("observe"))
    #expect(Vocabulary.standard.isWatching("observeLogin"))
    #expect(!Vocabulary.standard.isWatching("observer"))
  }

  @Test func endingOfProtocolSuggestsKindOfObserver() {
    #expect(Vocabulary.standard.observerKind(ofProtocol: "ListDelegate") == .delegate)
    #expect(Vocabulary.standard.observerKind(ofProtocol: "NetworkListener") == .listener)
    #expect(Vocabulary.standard.observerKind(ofProtocol: "ListDisplay") == .view)
    #expect(Vocabulary.standard.observerKind(ofProtocol: "ListStore") == nil)
  }

  @Test func layoutIsThatOfMembersAndTypes() {
    #expect(SystemMembers.laysOut("addSubview"))
    #expect(SystemMembers.laysOut("NSLayoutConstraint"))
    #expect(!SystemMembers.laysOut("UIWindow"))
    #expect(!SystemMembers.laysOut("present"))
  }
}

extension KnownNames {
  fileprivate static var lines: [String] { rows.map(\.lines) }

  fileprivate static var repeatedNames: [String] {
    let names = rows.flatMap { KnownName.all(in: $0.lines) }.map { "\($0.module) \($0.name)" }
    return Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.map(\.key)
  }

  fileprivate static var namesWithoutKind: [String] { rows.filter { $0.kinds.isEmpty }.map(\.lines) }
}
