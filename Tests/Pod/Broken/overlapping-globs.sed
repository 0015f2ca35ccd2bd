# Core/View.swift belongs to several subspecs
s|'Context/\*\*/|'{Context,Core}/**/|
