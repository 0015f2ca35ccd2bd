# fails: no declared class DetailView can be a viewController
s/customClass="DetailViewController"/customClass="DetailView"/
