extension Options {
  public static let version = "repos 1.0"

  public static let help = """
    repos: search a few hundred repositories, in a terminal or by a script.

    usage: repos [--script FILE] [--database FILE [--create] | --memory | --url URL [--cache FILE]]
           repos --live [--selections N] [--delay MS] [--seed N]

    In a terminal, type to search. ←, →, Home, End, Delete, ^W and ^U edit the search. ↑, ↓, Page Up and
    Page Down choose a row or scroll a page; ^Home and ^End go to its ends, and so do Home and End if the
    search is empty. Enter opens a page; Esc goes back or clears the search. ^R and F5 reload, ^L repaints,
    ^Z suspends, ^Q and ^C quit.

      --script FILE     carry out the commands in FILE, one a line
      --database FILE   read the repositories from FILE, an SQLite database
      --create          make FILE, filled with the bundled repositories, if it is missing or empty
      --memory          keep the repositories in memory, the bundled ones (this is the default)
      --url URL         search at a server that answers as GitHub's does, such as https://api.github.com; while
                        it is out of reach, what it answered before is shown, and since when that is so
      --cache FILE      with --url: keep its answers in FILE, an SQLite database, instead of in memory
      --live            change the list under the reader's hands, and count which selections open what
                        was on screen: by the index into the data, and by the context of the cell
      --selections N    with --live: how many selections (\(Options().selections))
      --delay MS        with --live: how long after the data the view learns of a change (\(Options().delay))
      --seed N          with --live: which run; the same one gives the same counts (\(Options().seed))
      --help, -h        say this, whatever else is asked
      --version         say which version this is

    Without a terminal, commands are read from standard input; without any, a demonstration is printed.
    The commands:

    \(Command.overview.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

    NO_COLOR=1 leaves out colours and other styles. The exit status is 0, or 1 for what could not be done,
    or 2 for what could not be understood.
    """
}
