public import LintAnalysis
import LintSemantics
import LintSyntax

/// A cell that is bound again and again, and never unbound.
public enum BindingOutlivesReuse: Rule {
  public static let name = "binding-outlives-reuse"
  public static let severity = Severity.warning
  public static let summary = "A cell adds a subscription for each row that it shows and doesn't end the former ones."
  public static let rationale = """
    A cell is bound again for each row that it shows. Subscriptions of former rows stay active, so the cell shows their values \
    and handles each event twice. Replace the bag or the tokens in `prepareForReuse`, or where the cell is bound. With the kit, \
    you can also end the tokens or call `unbind(self)`. The bag that `rx` provides lives as long as the cell. Subscriptions that \
    a cell makes once, when it is created, are fine.
    """

  public static let examples = Examples(
    fine: """
      import UIKit
      final class Cell: UITableViewCell {
        private var bag = Set<AnyCancellable>()
        func configure(_ model: Model) { model.$title.sink { [weak self] in self?.show($0) }.store(in: &bag) }
        override func prepareForReuse() { super.prepareForReuse(); clear() }
        private func clear() { bag.removeAll() }
      }
      """,
    """
    import UIKit
    class Cell: UITableViewCell {
      var bag = DisposeBag()
      private var token: AnyCancellable?
      var model: Model? { didSet { bag = DisposeBag(); bind() } }
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
      }
      func setUp() { button.rx.tap.subscribe(onNext: { print(1) }).disposed(by: rx.disposeBag) }
      func bind() { model?.title.subscribe(onNext: { print($0) }).disposed(by: bag) }
      func show(_ model: Model) { token = model.$title.sink { print($0) } }
    }
    class Base: UICollectionViewCell { func start() { button.rx.tap.subscribe().disposed(by: rx.disposeBag) } }
    final class Tile: Base { override func awakeFromNib() { super.awakeFromNib(); start() } }
    final class Derived: Cell {
      func configure(_ model: Model) { bag = .init(); model.title.subscribe().disposed(by: bag) }
      override func setUp() { super.setUp(); switcher.rx.isOn.subscribe().disposed(by: rx.disposeBag) }
    }
    """,
    """
    import ReactorKit
    final class Cell: UITableViewCell, View {
      var disposeBag = DisposeBag()
      func bind(reactor: CellReactor) { reactor.state.subscribe(onNext: { print($0) }).disposed(by: disposeBag) }
    }
    """,
    """
    import MVVMBinding
    import UIKit
    final class Cell: UITableViewCell {
      private var token: BindingToken?
      private var tokens: [BindingToken] = []
      func show(_ model: Model) {
        token = observeChanges(for: self) { _ in model.detail } show: { $0.show($1) }
        tokens = [model.title.bindAndFire(for: self) { me, title in me.show(title) }]
      }
    }
    final class Tile: UICollectionViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) { tokens.append(model.title.bindAndFire(for: self) { me, title in me.show(title) }) }
      override func prepareForReuse() { super.prepareForReuse() ; tokens.forEach { $0.end() } }
    }
    final class Row: UITableViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) { tokens += [model.title.bindAndFire(for: self) { me, title in me.show(title) }] }
      override func prepareForReuse() { super.prepareForReuse() ; for token in tokens { token.end() } }
    }
    final class Badge: UITableViewCell {
      private var tokens: [BindingToken] = []
      private var shown: Model?
      func show(_ model: Model) {
        shown?.title.unbind(self)
        shown = model
        tokens.append(model.title.bindAndFire(for: self) { me, title in me.show(title) })
      }
    }
    """,
    broken: """
      import UIKit
      class Cell: UITableViewCell { var bag = DisposeBag(); func bind(to model: Model) {} }
      final class Row: Cell {
        override func bind(to model: Model) {
          super.bind(to: model)
          model.title.drive(label.rx.text).↓disposed(by: bag)
          model.detail.drive(detail.rx.text).disposed(by: bag)
        }
      }
      final class Tile: UICollectionViewCell {
        private let cancellables = CancelBag()
        var model: Model? { didSet { model?.$title.sink { print($0) }.↓store(in: &cancellables) } }
        override func prepareForReuse() { super.prepareForReuse() }
        func show(_ model: Model) { model.title.subscribe().↓disposed(by: rx.disposeBag) }
      }
      """,
    """
    import MVVMBinding
    import UIKit
    final class Cell: UITableViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) {
        tokens.↓append(model.title.bindAndFire(for: self) { me, title in me.show(title) })
        for token in tokens where token.isOld { count(token) }
        tokens.forEach { count($0) }
      }
    }
    final class Tile: UICollectionViewCell {
      private let tokens = Tokens()
      func show(_ model: Model) { tokens.↓append(model.title.bindAndFire(for: self) { me, title in me.show(title) }) }
    }
    final class Row: UITableViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) { ↓tokens += [observeChanges(for: self) { _ in model.title } show: { $0.show($1) }] }
    }
    final class Chart: UICollectionViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) { tokens.↓append(model.title.follow(model.source) { $0.title }) }
    }
    final class Mixed: UICollectionViewCell {
      private var bag = Set<AnyCancellable>()
      func show(_ model: Model) {
        model.title.unbind(self)
        model.$detail.sink { [weak self] in self?.show($0) }.↓store(in: &bag)
      }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    var functions: Set<DeclarationID> = []
    var fine: Set<Subscription> = []
    return file.observations.compactMap { observation -> Finding? in
      guard observation.isAdded, !observation.keeper.isThroughObject,
        let function = file.function(around: observation.owner), !functions.contains(function.declaration)
      else { return nil }
      // A function may subscribe a thousand times into one bag.
      let subscription = Subscription(observation, in: function)
      guard !fine.contains(subscription) else { return nil }
      guard let finding = finding(observation, function, file) else {
        fine.insert(subscription)
        return nil
      }
      functions.insert(function.declaration)
      return finding
    }
  }

  /// What decides on a subscription.
  private struct Subscription: Hashable {
    let function: SymbolID
    let owner: DeclarationID?
    let bag: Name
    let property: SymbolID?
    let isForLife: Bool

    init(_ observation: Observation, in function: SymbolID) {
      self.function = function
      owner = observation.owner
      (bag, property, isForLife) = (observation.keeper.name, observation.keeper.property, observation.keeper.isForLife)
    }
  }

  private static func finding(
    _ observation: Observation, _ function: SymbolID, _ file: FileReading
  ) -> Finding? {
    guard let cell = file.project.enclosingType(of: observation.owner, file: file.number),
      let claim = file.project.roles.claim(.cell, of: cell), outlives(observation.keeper, cell, function, file)
    else { return nil }
    return Finding(
      at: file.place(observation.place),
      message(cell, observation.keeper, file.project),
      because: [claim], in: file.named(observation.owner))
  }

  private static func message(_ cell: TypeID, _ keeper: Keeper, _ project: Project) -> String {
    let advice =
      keeper.isForLife ? "use a bag that 'prepareForReuse' replaces" : "replace '\(keeper.name)' in 'prepareForReuse'"
    return
      "'\(project[cell].name)' adds subscriptions to '\(keeper.name)' and never ends them (former rows still update the cell); \(advice)"
  }

  private static func outlives(
    _ keeper: Keeper, _ cell: TypeID, _ function: SymbolID, _ file: FileReading
  ) -> Bool {
    let lifecycle = Lifecycle(of: cell, in: file.project)
    if lifecycle.runsOnce(function) { return false }
    if keeper.isForLife { return true }
    // What a package's class does with its bag nobody here can say.
    guard keeper.property != nil, !isReset(byReactorOf: cell, keeper, function, file) else { return false }
    if file.retainsBindingTokens(keeper), lifecycle.unbindsItself { return false }
    return lifecycle.resets(keeper.name).isEmpty && !file.project.isReset(keeper.name, ofAny: cell)
  }

  /// The setter of `reactor` replaces `disposeBag`, then binds.
  private static func isReset(
    byReactorOf cell: TypeID, _ keeper: Keeper, _ function: SymbolID, _ file: FileReading
  ) -> Bool {
    keeper.name == "disposeBag" && file.project[function].name == "bind"
      && file.project.imports("ReactorKit", file: function.file)
      && file.facts.children(of: function.declaration).contains { file.facts[$0].label == "reactor" }
  }
}
