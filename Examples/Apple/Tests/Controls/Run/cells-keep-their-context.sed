# fails: cells came with a former context
/super.prepareForReuse()/{
n
d
}
