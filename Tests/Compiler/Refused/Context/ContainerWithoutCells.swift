import SwiftMVVMPattern

final class Carousel: CellContainer {}
// expected-error@-1 {{type 'Carousel' does not conform to protocol 'CellContainer'}}
// expected-note@-2 {{add stubs for conformance}}
