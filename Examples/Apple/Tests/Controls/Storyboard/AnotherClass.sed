# fails: no declared class DetaledView can be a view
s/customClass="DetailView"/customClass="DetaledView"/
