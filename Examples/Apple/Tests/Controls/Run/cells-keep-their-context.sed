# fails: cells were dequeued with a former context
/super.prepareForReuse()/{
n
d
}
