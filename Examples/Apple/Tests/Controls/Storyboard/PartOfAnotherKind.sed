# fails: the tag of address, 6, belongs to ["label"], not to one textView
s/<textView /<label /;s/<.textView>/<\/label>/
