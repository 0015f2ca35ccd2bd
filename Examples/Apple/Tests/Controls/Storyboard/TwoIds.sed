# fails: two elements have the id Cn1-0e-a00
s/id="Cn2-0e-a00"/id="Cn1-0e-a00"/
