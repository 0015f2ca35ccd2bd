# fails: the tag of address, 6, is that of ["label"], and not of one textView
s/<textView /<label /;s/<.textView>/<\/label>/
