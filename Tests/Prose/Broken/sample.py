"""All of it is prose."""


def test_the_list_is_mended_in_words():
    pass
