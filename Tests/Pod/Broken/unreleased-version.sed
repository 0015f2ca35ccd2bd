# the version: 9.9.9 in the podspec, 1.0.0 in CHANGELOG.md
s|'1.0.0'|'9.9.9'|
