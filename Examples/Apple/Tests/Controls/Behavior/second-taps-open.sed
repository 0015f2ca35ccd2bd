# fails: table: a second tap while a page opens has no effect
/guard opening == nil else/d
