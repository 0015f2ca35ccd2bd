/// What the plain reading of a source does not know for certain: then the parser reads the source.
struct Unsure: Error {}
