# fails: going back shows the former list: the notice of the list
s/^    content.text = list.flatMap.*/    content.text = list == nil ? nil : " "/
