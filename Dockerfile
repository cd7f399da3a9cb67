# The bot for Discord. The sandbox stays out: it is for a person at a desk, and `make run` is enough for that.

FROM python:3.11-slim-bookworm AS build
RUN python -m venv /opt/venv
COPY requirements/server.txt /tmp/server.txt
RUN /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /tmp/server.txt

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin uno \
    && install -d -o uno -g uno /app/var
WORKDIR /app
COPY --from=build /opt/venv /opt/venv
COPY bot bot
COPY cogs cogs
COPY data data
# The image may run read-only: only /app/var is ever written to.
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    LOG_FORMAT=json \
    HEALTH_PORT=8080
USER uno
VOLUME /app/var
# It asks the bot itself, inside the container; who shall reach the port from outside sets HEALTH_HOST as well.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
