# fails: no class DetailView is declared that a viewController can be
s/customClass="DetailViewController"/customClass="DetailView"/
