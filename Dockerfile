# A house in an image: built in one stage, small and without rights in the other. Tried by tests/packaging/test_image.py.
FROM python:3.13-slim AS build

WORKDIR /src
COPY . .
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
ENV PIP_CONSTRAINT=/src/constraints.txt PIP_BUILD_CONSTRAINT=/src/constraints.txt
RUN python3 -m venv /opt/manoir && /opt/manoir/bin/pip install --quiet '.[postgres]'


FROM python:3.13-slim

RUN useradd --system --uid 10001 --home-dir /var/lib/manoir --create-home manoir
COPY --from=build /opt/manoir /opt/manoir
ENV PATH=/opt/manoir/bin:$PATH MANOIR_HOME=/var/lib/manoir MANOIR_HOST=0.0.0.0 MANOIR_PORT=8000

USER 10001
WORKDIR /var/lib/manoir
VOLUME /var/lib/manoir
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python3", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['MANOIR_PORT'] + '/healthz')"]
CMD ["manoir", "serve"]
