# fails: DetailViewController is of module Screens, and not of RepoUIKit
s/customModule="RepoUIKit"/customModule="Screens"/
