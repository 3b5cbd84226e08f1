"""The site of deploy/nginx.conf before two workers, on loopback."""

import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import InvalidMessage
from websockets.sync.client import ClientConnection, connect

from tests.server.house import PATIENCE, Line, Visitor
from tests.server.postgres import Postgres
from tests.server.process import ProcessHouse, free_port

NGINX = os.environ.get("MANOIR_NGINX") or shutil.which("nginx")
SITE = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"

pytestmark = pytest.mark.skipif(
    NGINX is None or shutil.which("openssl") is None, reason="nginx and openssl are needed; MANOIR_NGINX says where"
)

MAIN = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Front:
    """nginx before two workers; `url` is what people type."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.guests: list[Guest] = []
        self.port = free_port()
        self.plain = free_port()
        self.keeper = free_port()
        self.url = f"https://localhost:{self.port}"
        self.workers = [
            ProcessHouse(
                database,
                folder / f"log{number}",
                socket=folder / f"{number}.socket",
                metrics=folder / f"{number}.metrics",
                origin=self.url,
                proxy="*",
            )
            for number in (1, 2)
        ]
        self._make_certificate()
        self._write_site()
        self.trusted = ssl.create_default_context(cafile=folder / "cert.pem")

    def run(self) -> subprocess.Popen[bytes]:
        assert NGINX is not None
        command = [NGINX, "-c", str(self.folder / "nginx.conf"), "-e", str(self.folder / "start.log")]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr
        return subprocess.Popen(command)

    def wait(self) -> None:
        until = monotonic() + 20
        with self.client() as client:
            while True:
                try:
                    client.get("/healthz").raise_for_status()
                    return
                except httpx.HTTPError:
                    if monotonic() > until:
                        raise
                    sleep(0.1)

    def guest(self, name: str) -> "Guest":
        self.guests.append(Guest(self, name))
        return self.guests[-1]

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, verify=self.trusted, timeout=20)

    def _make_certificate(self) -> None:
        made = ["-keyout", str(self.folder / "key.pem"), "-out", str(self.folder / "cert.pem")]
        names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *made]
        subprocess.run(command, check=True, capture_output=True)

    def _write_site(self) -> None:
        site = SITE.read_text(encoding="utf-8")
        for printed, tried in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("/etc/letsencrypt/live/manoir.example/fullchain.pem", f"{self.folder}/cert.pem"),
            ("/etc/letsencrypt/live/manoir.example/privkey.pem", f"{self.folder}/key.pem"),
            ("unix:/run/manoir-1/socket", f"unix:{self.folder}/1.socket"),
            ("unix:/run/manoir-2/socket", f"unix:{self.folder}/2.socket"),
            ("unix:/run/manoir-1/metrics", f"unix:{self.folder}/1.metrics"),
            ("unix:/run/manoir-2/metrics", f"unix:{self.folder}/2.metrics"),
            ("listen 127.0.0.1:9180;", f"listen 127.0.0.1:{self.keeper};"),
            ("server_name manoir.example;", "server_name localhost;"),
        ):
            assert printed in site
            site = site.replace(printed, tried)
        user = "user root;" if os.geteuid() == 0 else ""
        (self.folder / "site.conf").write_text(site, encoding="utf-8")
        (self.folder / "nginx.conf").write_text(user + MAIN.format(folder=self.folder), encoding="utf-8")


@pytest.fixture(scope="module")
def front(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    made = Front(tmp_path_factory.mktemp("nginx"), postgres.new_database())
    with made.workers[0], made.workers[1]:
        running = made.run()
        try:
            made.wait()
            yield made
        finally:
            for guest in made.guests:
                guest.close()
            running.terminate()
            running.wait(20)


class Guest(Visitor):
    """A visitor who comes through the front door."""

    def __init__(self, front: Front, name: str) -> None:
        self.front = front
        self.url = front.url
        self.http = front.client()
        self.lines = []
        self.ask("PUT", "/api/me", {"name": name})

    def live(self) -> Line:
        """A call that is cut before any answer is made again, as a page does."""
        until = monotonic() + PATIENCE
        while True:
            try:
                self.lines.append(Line(self._called().__enter__()))
                return self.lines[-1]
            except InvalidMessage as cut:
                if monotonic() > until:
                    raise AssertionError((self.front.folder / "error.log").read_text()) from cut
                sleep(0.1)

    def _called(self) -> ClientConnection:
        return connect(
            f"{self.url.replace('https', 'wss')}/api/live",
            additional_headers={"Cookie": f"manoir={self.cookie}", "Origin": self.url},
            ssl=self.front.trusted,
            open_timeout=PATIENCE,
            compression=None,
            max_queue=None,
            close_timeout=1,
        )


def test_people_are_sent_to_tls_and_cookies_stay_there(front: Front) -> None:
    plain = httpx.get(f"http://localhost:{front.plain}/t/x")
    assert (plain.status_code, plain.headers["location"]) == (301, "https://localhost/t/x")
    with front.client() as client:
        answer = client.get("/api/me")
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers
        assert "manoir_moves" not in client.get("/metrics").text
        for worker in (1, 2):
            figures = httpx.get(f"http://127.0.0.1:{front.keeper}/{worker}/metrics")
            assert (figures.status_code, "manoir_moves_total" in figures.text) == (200, True)


def test_pages_of_other_origins_are_kept_out(front: Front) -> None:
    with front.client() as client:
        assert client.put("/api/me", json={"name": "x"}, headers={"origin": "https://evil.example"}).status_code == 403
        assert client.put("/api/me", json={"name": "x"}, headers={"origin": front.url}).status_code == 200


def test_a_game_goes_on_when_a_worker_is_killed(front: Front) -> None:
    guests = [front.guest(name) for name in ("Anne", "Ben", "Cleo")]
    code = guests[0].open()
    for guest in guests[1:]:
        guest.sit(code)
    guests[0].start(code)
    known = [0, 0, 0]
    for number in range(3):
        if number:
            front.workers[number % 2].kill()
        lines = [guest.follow(code, seat, since=known[seat]) for seat, guest in enumerate(guests)]
        seen = [line.next("news") for line in lines]
        for _ in range(5):
            asked = next(news for news in seen if news.get("question"))
            lines[asked["seat"]].act(asked)
            seen = [line.next("news") for line in lines]
        known = [news["ply"] for news in seen]
        for line in lines:
            line.connection.close()
        if number:
            front.workers[number % 2].start()
