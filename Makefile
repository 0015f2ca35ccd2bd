# The tools that `make setup` installs.
PYTHON := $(or $(wildcard $(CURDIR)/.build-tools/bin/python),python3)

.PHONY: help setup demo desktop test docs docs-serve format lint lint-demo rule-pages dist release bench count picture

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name text; do \
	  printf 'make %-10s %s\n' "$$name" "$$text"; \
	done

demo: ## Build and run the repository browser; ARGS="--help" lists its options; RECIPE=search, car, movies or greeting runs a recipe
ifdef RECIPE
	$(if $(ARGS),$(error ARGS needs the app: leave out RECIPE))
	@swift run --package-path Examples recipes '$(RECIPE)'
else
	@Examples/check-sqlite.sh
	@swift run --package-path Examples repos $(ARGS)
endif

desktop: ## Build and open the repository browser's window; ARGS="--help" lists its options
	$(if $(RECIPE),$(error RECIPE needs make demo))
	@Examples/check-sqlite.sh
	@Examples/Desktop/check-gtk.sh
	@swift run --package-path Examples/Desktop repos-desktop $(ARGS)

test: ## Run every test that this machine can; NAMES="kit pod" runs just those groups, NAMES=quick those of changed files
	@Tests/run $(NAMES)

docs: ## Build the documentation site in .build-docs/site
	@Documentation/build.sh

docs-serve: ## Serve the documentation site on this machine; PORT=8001 chooses the port
	@[ -d .build-docs/site ] || Documentation/build.sh
	@python3 Documentation/serve.py $(if $(PORT),--port $(PORT))

setup: ## List and install the tools that some of the tests need
	@Tests/setup

format: ## Format every Swift source
	@swift format format --in-place --parallel --recursive .

lint: ## Check the prose, the format of every Swift source, and the architecture of Examples
	@PYTHON=$(PYTHON) Tests/Prose/check.sh
	@$(PYTHON) Lint/Tools/Duplicates/duplicates.py
	@swift format lint --strict --parallel --recursive .
	@tool=$$(Lint/tool.sh) && "$$tool" check Examples --strict --quiet

lint-demo: ## Show the report of mvvmlint for a small app with known violations
	@tool=$$(Lint/tool.sh) && { "$$tool" check Lint/Tests/Fixtures/Bookshelf || [ $$? = 1 ]; }

rule-pages: ## Write the pages about mvvmlint's rules and messages
	@tool=$$(Lint/tool.sh) && rm -rf Lint/Docs/mvvmlint.docc/Rules && "$$tool" rules --markdown Lint/Docs

dist: ## Write the packages of mvvmlint to dist/; BINARY="PATH..." packages existing executables instead of building one
	@PYTHON=$(PYTHON) BINARY="$(BINARY)" Distribution/dist.sh

release: ## Check that VERSION=1.2.3 can be released, and print the tag to push
	@Distribution/release.sh $(VERSION)

bench: ## Compare the kit with handwritten code
	@Benchmarks/run.sh

count: ## Count the kit's lines of code, without blank lines and comments
	@cat Core/*.swift Presenter/*.swift Context/*.swift Binding/*.swift State/*.swift Lifecycle/*.swift Navigation/*.swift Conformance/*.swift Conformance/*/*.swift | grep -cvE '^[[:space:]]*(//|$$)'

picture: ## Draw the pictures of the documentation, and the app's screen and window
	@mkdir -p .build-test
	@Documentation/Pictures/draw.py
	@[ -d .build-docs/modules/ios/source ] || Documentation/build.sh
	@tool=$$(Lint/tool.sh) && $(PYTHON) Documentation/Pictures/screens.py --kit .build-docs/modules/ios --lint "$$tool"
	@tool=$$(Lint/tool.sh) && $(PYTHON) Documentation/Pictures/report.py --lint "$$tool"
	@PYTHON=$(PYTHON) Examples/Tests/Terminal/check.sh --picture >.build-test/browser.svg || { tail -n 1 .build-test/browser.svg; exit 1; }
	@mv .build-test/browser.svg Examples/browser.svg
	@PICTURE=$(CURDIR)/Examples/desktop.png Examples/Desktop/Tests/check.sh --filter PictureTests.testWindowShowsListAndPage
