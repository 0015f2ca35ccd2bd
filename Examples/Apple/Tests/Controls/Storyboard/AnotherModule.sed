# fails: DetailViewController has the module Screens, not RepoUIKit
s/customModule="RepoUIKit"/customModule="Screens"/
