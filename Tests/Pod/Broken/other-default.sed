# the default: Presenter in the podspec, Core in the design
s|default_subspecs = 'Core'|default_subspecs = 'Presenter'|
