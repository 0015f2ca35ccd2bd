# fails: no class DetaledView is declared that a view can be
s/customClass="DetailView"/customClass="DetaledView"/
