public import MVVMState

/// The content of one row.
public struct RepoCellState: ViewState, Hashable, Sendable {
  public var name = ""
  public var language = ""

  public init() {}
}

public enum RepoCellCommand: Hashable, Sendable {
  case show(Repo)
}

/// A row, which is reused for one repository after another.
@MainActor
public final class RepoCellViewModel: CommonViewModel<RepoCellState, RepoCellCommand> {
  public init() { super.init(RepoCellState()) }

  public override func handle(_ command: RepoCellCommand, _ writer: inout ViewStateWriter<RepoCellState>) {
    switch command {
    case .show(let repo): writer.update { ($0.name, $0.language) = (repo.fullName, repo.language ?? "") }
    }
  }
}
