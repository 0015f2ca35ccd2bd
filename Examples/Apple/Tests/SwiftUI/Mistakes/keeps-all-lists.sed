# breaks: a front end that is closed during a request is released
s/^public enum RepoBrowserScreen {/&\n  private static var kept: [RepoListViewModel] = []/
s/    UIHostingController(/    kept.append(list)\n    return UIHostingController(/
