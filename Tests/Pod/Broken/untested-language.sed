# swift_versions: 5.0 in the podspec, 5.0, 6.0 in the tests
s|\['5.0', '6.0'\]|['5.0']|
