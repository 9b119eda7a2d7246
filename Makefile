# `make run` and `make test` are all that a newcomer needs; both install what is missing.
SHELL := /bin/bash
.ONESHELL:
.SHELLFLAGS := -eu -o pipefail -c
.PHONY: run test build format libraries tools toolchain

RELEASE := -c release -Xswiftc -enable-testing

run: build
	@exec .build/release/scrollsim

build: libraries
	@echo "Building scrollsim; the first time takes a few minutes."
	swift build $(RELEASE) --product scrollsim --quiet

# One build serves the unit tests and the binaries that the end-to-end tests start.
test: libraries tools
	swift format lint --strict --recursive Package.swift Sources Tests
	swift build $(RELEASE) --build-tests
	swift build $(RELEASE)
	SWIFT_BACKTRACE=enable=no swift test $(RELEASE) --skip-build

format:
	swift format --in-place --recursive Package.swift Sources Tests

libraries: toolchain
	@needed=""
	[ -e /usr/include/curses.h ] || needed="$$needed libncurses-dev"
	[ -e /usr/include/yaml.h ] || needed="$$needed libyaml-dev"
	$(install)

tools:
	@needed=""
	command -v tmux >/dev/null || needed="$$needed tmux"
	command -v python3 >/dev/null || needed="$$needed python3"
	$(install)

toolchain:
	@found=$$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1 || true)
	case "$${found:-none}" in
	none) echo "scrollsim needs Swift 6.2 or later, and no swift was found: see swift.org/install" >&2; exit 1 ;;
	[0-5].*|6.[01]) echo "scrollsim needs Swift 6.2 or later; this is Swift $$found: see swift.org/install" >&2; exit 1 ;;
	esac

define install
	if [ -n "$$needed" ]; then
		root=""; [ "$$(id -u)" = 0 ] || root=sudo
		echo "Installing$$needed"
		$$root apt-get update -q
		$$root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y $$needed
	fi
endef
