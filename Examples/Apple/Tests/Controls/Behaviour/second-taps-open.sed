# fails: table: a second tap while a page comes opens no second page
/guard opening == nil else/d
