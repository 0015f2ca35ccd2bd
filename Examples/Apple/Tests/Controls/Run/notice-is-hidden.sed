# fails: going back shows the list as it was: the notice of the list
s/^    content.text = list.flatMap.*/    content.text = list == nil ? nil : " "/
