PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable
NPM := $(BIN)/python hatch_build.py
WORKERS ?= auto

.PHONY: setup play test lint bench soak system screens constraints clean

setup: $(VENV)/ready
	@$(BIN)/python hatch_build.py

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Manoir needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP_INSTALL) '.[dev]'
	touch $@

# What browser and proxy tests need and Python packages cannot bring.
system:
	@scripts/system_packages.sh chromium nginx

play: setup
	$(BIN)/manoir serve --open

test: setup system
	$(NPM) run test
	$(BIN)/python -m pytest --numprocesses $(WORKERS)

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run check

bench: setup
	$(PIP_INSTALL) '.[bench]'
	$(BIN)/python -m bench

soak: setup system
	$(BIN)/python -m pytest -m soak

screens: setup system
	$(BIN)/python -m scripts.screens

constraints: setup
	$(BIN)/python -m pip list --format=freeze | grep -v -i -e '^manoir' -e '^pip=' -e '^setuptools' > constraints.txt

clean:
	rm -rf $(VENV) build dist web/node_modules src/manoir/server/page
