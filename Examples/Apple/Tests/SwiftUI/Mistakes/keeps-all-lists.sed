# breaks: what is closed while an answer is awaited is let go of
s/^public enum RepoBrowserScreen {/&\n  private static var kept: [RepoListViewModel] = []/
s/    UIHostingController(/    kept.append(list)\n    return UIHostingController(/
