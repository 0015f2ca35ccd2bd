# fails: table: entering and leaving the search field sends no request
s/, text != viewModel.query else/ else/
