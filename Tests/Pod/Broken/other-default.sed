# the default: Presenter in the podspec, Core is expected
s|default_subspecs = 'Core'|default_subspecs = 'Presenter'|
