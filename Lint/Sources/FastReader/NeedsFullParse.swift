/// The fast reader isn't certain of a source, so the parser has to read it.
struct NeedsFullParse: Error {}
