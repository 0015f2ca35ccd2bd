"""Measures the accuracy of mvvmlint with labelled rows and mutants."""
