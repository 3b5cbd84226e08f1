"""The commands of the image, run as they stand there by somebody without rights, in a fresh folder."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from signal import SIGTERM
from time import monotonic, sleep
from typing import Any

import pytest
import yaml

from tests.server.process import free_port

ROOT = Path(__file__).parents[2]
NOBODY = 65534
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the image is one of Linux")


def instructions() -> list[tuple[str, str]]:
    """(word, what follows it) of the Dockerfile, lines that go on joined."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def said(word: str) -> list[str]:
    return [rest for found, rest in instructions() if found == word]


class Image:
    """A folder that stands for the image's root: `/opt/manoir` there is `<folder>/opt/manoir` here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {"PATH": f"{folder}/bin:/usr/bin:/bin", "HOME": str(folder / "home")}
        for place in ("bin", "home", "opt", "src", "var/lib/manoir"):
            (folder / place).mkdir(parents=True)
        (folder / "bin" / "python3").symlink_to(reachable_python())
        self._copy_sources()
        if os.getuid() == 0:
            subprocess.run(["chown", "--recursive", f"{NOBODY}:{NOBODY}", str(folder)], check=True)
        for line in said("ENV"):
            self.environment |= {
                name: self.here(value).replace("$PATH", self.environment["PATH"])
                for name, _, value in (word.partition("=") for word in shlex.split(line))
            }

    def here(self, text: str) -> str:
        return re.sub(r"(?<![\w.])/(opt/manoir|src|var/lib/manoir)\b", rf"{self.folder}/\1", text)

    def run(self, command: str) -> None:
        subprocess.run(["sh", "-c", self.here(command)], cwd=self.folder / "src", check=True, **self._as_nobody())

    def start(self, command: list[str], **settings: str) -> "subprocess.Popen[bytes]":
        home = self.folder / "var" / "lib" / "manoir"
        return subprocess.Popen(self._found(command), cwd=home, **self._as_nobody(settings))

    def is_healthy(self, **settings: str) -> bool:
        check = json.loads(said("HEALTHCHECK")[0].partition("CMD")[2])
        how = self._as_nobody(settings)
        return subprocess.run(self._found(check), stderr=subprocess.DEVNULL, **how).returncode == 0

    def _found(self, command: list[str]) -> list[str]:
        return [shutil.which(command[0], path=self.environment["PATH"]) or command[0], *command[1:]]

    def _as_nobody(self, settings: Mapping[str, str] | None = None) -> dict[str, Any]:
        inherited = {
            name: value for name, value in os.environ.items() if name.startswith(("SSL_", "PIP_", "npm_config"))
        }
        how: dict[str, Any] = {"env": {**inherited, **self.environment, **(settings or {})}}
        return how | ({"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {})

    def _copy_sources(self) -> None:
        """What git knows, less what .dockerignore leaves out; and the page, which costs a minute to build."""
        left_out = tuple((ROOT / ".dockerignore").read_text(encoding="utf-8").split())
        listed = subprocess.check_output(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, text=True
        )
        for name in listed.splitlines():
            if not name.startswith(tuple(f"{folder}/" for folder in left_out)) and (ROOT / name).exists():
                (self.folder / "src" / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.folder / "src" / name)
        page = Path("src", "manoir", "server", "page")
        if (ROOT / page / "index.html").exists():
            shutil.copytree(ROOT / page, self.folder / "src" / page)
            os.utime(self.folder / "src" / page / "index.html")


def reachable_python() -> str:
    """One that somebody without rights may run; root's own may lie where nobody else can look."""
    for python in (sys.executable, "/usr/local/bin/python3", "/usr/bin/python3"):
        try:
            command = [python, "-c", "import sys, ensurepip; sys.exit(sys.version_info < (3, 11))"]
            how: dict[str, Any] = {"user": NOBODY, "cwd": "/"} if os.getuid() == 0 else {}
            if subprocess.run(command, stderr=subprocess.DEVNULL, **how).returncode == 0:
                return os.path.realpath(python) if python != sys.executable else python
        except OSError:
            continue
    pytest.skip("no Python here that a user without rights may run")


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    with tempfile.TemporaryDirectory(prefix="manoir-image-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        made = Image(folder)
        for command in said("RUN"):
            if not command.startswith("useradd"):
                made.run(command)
        yield made


def test_the_image_serves_and_says_that_it_is_well(image: Image) -> None:
    settings = {"MANOIR_PORT": str(free_port()), "MANOIR_BOTS": "1", "MANOIR_HOST": "127.0.0.1"}
    assert not image.is_healthy(**settings)
    with image.start(json.loads(said("CMD")[-1]), **settings) as house:
        try:
            until = monotonic() + PATIENCE
            while not image.is_healthy(**settings):
                assert house.poll() is None
                assert monotonic() < until
                sleep(0.2)
        finally:
            house.terminate()
        # uvicorn closes in good order, and then ends as whoever sent the signal expects.
        assert house.wait(PATIENCE) in (0, -SIGTERM)
    assert (image.folder / "var" / "lib" / "manoir" / "manoir.db").exists()


def test_the_image_does_not_run_as_root() -> None:
    assert int(said("USER")[-1]) > 0


def test_what_compose_sets_is_what_a_house_knows() -> None:
    from manoir.server.config import Config, variable

    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    known = {variable(name) for name in Config.__struct_fields__}
    for name in ("house-1", "house-2"):
        assert set(services[name]["environment"]) <= known
        assert services[name]["build"] == "."
    site = (ROOT / "deploy" / "compose.nginx.conf").read_text(encoding="utf-8")
    assert set(re.findall(r"server (house-\d):8000", site)) == {"house-1", "house-2"}
    assert services["front"]["volumes"] == ["./deploy/compose.nginx.conf:/etc/nginx/conf.d/default.conf:ro"]


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("compose-spec", ["compose.yaml"]),
        ("github-workflows", [".github/workflows/test.yml", ".github/workflows/release.yml"]),
        ("github-issue-forms", [".github/ISSUE_TEMPLATE/fault.yml", ".github/ISSUE_TEMPLATE/rule.yml"]),
    ],
)
def test_files_for_other_programs_are_what_these_expect(schema: str, files: list[str]) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *files]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_hadolint_has_nothing_to_say() -> None:
    hadolint = shutil.which("hadolint", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    if hadolint is None:
        pytest.skip("hadolint is not installed")
    checked = subprocess.run([hadolint, "Dockerfile"], cwd=ROOT, capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, "")
