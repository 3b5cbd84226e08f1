"""For every run: each test so often as is asked for, so that what fails now and then shows itself."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", type=int, default=1, metavar="N", help="run every test N times")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    times: int = metafunc.config.getoption("times")
    if times > 1:
        metafunc.fixturenames.append("repetition")
        metafunc.parametrize("repetition", range(1, times + 1), indirect=True, ids="{:02}".format)


@pytest.fixture
def repetition(request: pytest.FixtureRequest) -> int:
    """How often the test has begun."""
    number: int = request.param
    return number
