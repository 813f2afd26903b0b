# Every command first sets up what it needs, see packaging/prepare.py. What is there is left alone.

PYTHON ?= python3
SUITE ?= trixie
COMPILER ?= yes
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PREPARE := @$(PYTHON) packaging/prepare.py
LOCKS := packaging/locks
ALL := $(LOCKS)/all.txt
EXTRAS := dev bench oracle package wheels audit mutants pins
LOCK := $(BIN)/uv pip compile --quiet --python-version 3.11 --output-file
PARALLEL := $(BIN)/python -m pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: run test soak mutants lint bench package wheels reproducible trydeb elsewhere windows screenshots icons book puzzles translations pins audit setup clean help

run: ## play; make run ARGS="--help" shows the options
	$(PREPARE) run $(ARGS)

# Every test runs once, on all cores: what engine and games must cover is measured while their own
# tests run, but for those that would take too long then. One part that fails doesn't keep the others
# from running.
test: ## run all tests; ARGS="-k board" chooses some
	$(PREPARE) test
ifdef ARGS
	$(BIN)/python -m pytest $(ARGS)
else
	failed=; \
	$(PARALLEL) --ignore=tests/engine --ignore=tests/games || failed=1; \
	$(PARALLEL) -m "exhaustive and not soak" tests/engine tests/games || failed=1; \
	$(PARALLEL) -m "not exhaustive and not soak" --cov=tictac_gui.engine \
		--cov=tictac_gui.games --cov-fail-under=100 tests/engine tests/games || failed=1; \
	test -z "$$failed"
endif

soak: ## run the tests that take minutes, and those that need another program's answers
	$(PREPARE) soak
	$(PARALLEL) -m soak $(ARGS)

mutants: ## try the tests against broken code; ARGS="engine --sample 50" chooses; takes hours
	$(PREPARE) mutants
	$(BIN)/python -m tests.mutants $(ARGS)

lint: ## check style, types and workflows
	$(PREPARE) lint
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/zizmor --offline --pedantic --strict-collection --quiet --no-progress .github
	@if command -v actionlint >/dev/null; then actionlint; else echo "actionlint isn't installed"; fi

bench: ## measure the search, the window and the packaged application; ARGS="frames" chooses
	$(PREPARE) bench
	$(BIN)/python -m tests.bench $(ARGS)

package: ## build the application and its archives into dist, and test them
	$(PREPARE) package
	$(BIN)/python packaging/package.py

wheels: ## build what pip installs into dist/python: the archive of the source and a wheel for this Python
	$(PREPARE) wheels
	$(BIN)/python packaging/wheels.py

reproducible: ## build twice and check that every file comes out the same
	$(PREPARE) package
	$(BIN)/python packaging/compare_builds.py

trydeb: ## as root: install dist/*.deb into a minimal Debian, SUITE=bookworm, say, play there, remove it
	$(PREPARE) trydeb
	$(BIN)/python packaging/try_deb.py dist/*.deb --suite $(SUITE) --artefacts build/try-deb $(ARGS)

elsewhere: ## as root: try run and test in a minimal Debian, SUITE=trixie if no other is named; COMPILER=no without a compiler
	$(PREPARE) elsewhere
	$(BIN)/python packaging/elsewhere.py --suite $(SUITE) --compiler $(COMPILER)

windows: ## as root: build the Windows program and its installer under Wine, and play with them
	$(PREPARE) windows
	$(BIN)/python packaging/windows/build.py

screenshots: ## take the pictures in resources/screenshots
	$(PREPARE) setup
	$(BIN)/python packaging/screenshots.py $(ARGS)

icons: ## make the icons of all platforms from resources/icons/tictac.svg
	$(PREPARE) setup
	$(BIN)/python packaging/icons.py

book: ## make the opening book of Connect Four in resources/books; takes some minutes
	$(PREPARE) book
	$(BIN)/python packaging/opening_book.py $(ARGS)

puzzles: ## find the puzzles of Connect Four in resources/puzzles anew; takes some minutes
	$(PREPARE) setup
	$(BIN)/python packaging/puzzles.py

translations: ## bring resources/translations up to date with the texts in the code
	$(PREPARE) setup
	$(BIN)/python packaging/translations.py

# All are resolved together; then each lock gets its part of that, since uv keeps the versions that it
# finds in a lock.
pins: ## lock the versions of all packages; ARGS="--upgrade" takes newer ones
	$(PREPARE) pins
	$(LOCK) $(ALL) pyproject.toml --universal --all-extras --group build --no-generate-hashes $(ARGS)
	for name in $(EXTRAS) run build windows; do cp $(ALL) $(LOCKS)/$$name.txt || exit; done
	for name in $(EXTRAS); do \
		$(LOCK) $(LOCKS)/$$name.txt pyproject.toml --universal --extra $$name || exit; \
	done
	$(LOCK) $(LOCKS)/run.txt pyproject.toml --universal
	$(LOCK) $(LOCKS)/build.txt --universal --group build
	$(LOCK) $(LOCKS)/windows.txt pyproject.toml --python-platform windows --extra package --group windows

# Each lock by itself: pip-audit takes no two versions of one package at once. It looks at what this
# Python and system would install; the lock for Windows is the same anywhere. Strict, since otherwise
# what the index doesn't answer for counts as harmless.
audit: ## look the locked packages up among known vulnerabilities; needs a network
	$(PREPARE) audit
	failed=; \
	for name in $(EXTRAS) run build windows; do \
		$(BIN)/pip-audit --strict --disable-pip --require-hashes -r $(LOCKS)/$$name.txt || failed=1; \
	done; \
	test -z "$$failed"

setup: ## only set up, as for run
	$(PREPARE) setup

clean: ## remove whatever these commands have made
	rm -rf .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -f tictac_gui/games/connect_four/solver.*.so tictac_gui/games/connect_four/solver.*.pyd

help: ## show this list
	@sed -n 's/^\([a-z]*\): ## \(.*\)/make \1\t\2/p' Makefile
