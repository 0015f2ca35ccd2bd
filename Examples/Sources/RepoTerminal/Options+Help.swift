import RepoOptions

extension Options {
  public static let version = "repos 1.0"

  public static let help = """
    repos: search a few hundred open-source repositories, in a terminal or with a script.

    Usage: repos [--script FILE] [--database FILE [--create] | --memory | --url URL [--cache FILE]]
           repos --live [--selections N] [--delay MS] [--seed N]

    In a terminal, type to search. ←, →, Home, End, Delete, ^W and ^U edit the search. ↑, ↓, Page Up and
    Page Down choose a row or scroll a page; ^Home and ^End go to its ends, and so do Home and End if the
    search is empty. Enter opens a page; Esc goes back or clears the search. ^R and F5 reload, ^L repaints,
    ^Z suspends, ^Q and ^C quit.

      --script FILE     run the commands in FILE, one per line; - is standard input
    \(LocationOptions.help)
      --live            change a copy of the list while rows are selected, and count how often the selected
                        row opens, by index and by context
      --selections N    with --live: number of selections (default: \(Options().selections))
      --delay MS        with --live: time until the list shows a change (default: \(Options().delay); maximum: the
                        run, \(LiveRun.interval) ms per selection)
      --seed N          with --live: random seed; the same seed gives the same counts (default: \(Options().seed))
      --help, -h        print this help and exit
      --version         print the version and exit

    Without a terminal, repos runs the commands on standard input, or prints a sample session if there are none.
    If TERM is dumb, it prompts for commands.

    Commands:

    \(Command.overview.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

    NO_COLOR=1 turns off colors and styles.
    Exit status: 0 success, 1 failure, 2 invalid usage, 130 interrupted by ^C.
    """
}
