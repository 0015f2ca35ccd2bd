"""How exact mvvmlint is: labelled rows, mutants, and what the tool says about them."""
