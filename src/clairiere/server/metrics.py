"""Metrics for Prometheus on a separate port: numbers about the process, never about a person."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from ..core.illegal import Illegal
from .request_statistics import BOUNDS_S, Durations

if TYPE_CHECKING:
    from .http.app import Application

LOOPBACK = "127.0.0.1"
GAUGES = {
    "tables": "Tables at hand in this process",
    "playing": "Tables in play among them",
    "viewers": "Open lines to tables",
    "players": "Open lines of people who have a seat there",
    "thinking": "Bots that decide now",
}


def parse_address(given: str) -> tuple[str, int]:
    """Parse `PORT` or `HOST:PORT`; without a host, the loopback address. Raises a refusal if it is neither."""
    host, _, port = given.rpartition(":")
    if not port.isdigit() or not 0 <= int(port) < 65536:
        raise Illegal("server-metrics-place", {"found": given})
    return host.strip("[]") or LOOPBACK, int(port)


def serve_metrics(application: Application, given: str) -> int:
    """Serve the metrics of an application in a thread; return the port. Raises a refusal without the extra."""
    host, port = parse_address(given)
    try:
        from prometheus_client import CollectorRegistry, start_http_server
    except ImportError:
        raise Illegal("server-no-metrics", {}) from None
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Collector(application))
    server, _ = start_http_server(port, host, registry)
    return int(server.server_port)


class Collector:
    """Collects the metrics for each scrape, from another thread, so that values may be a moment old."""

    def __init__(self, application: Application) -> None:
        self.application = application

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        rooms = getattr(self.application, "rooms", None)
        if rooms is None:  # the application has not started yet
            return
        health, statistics = rooms.health(), rooms.statistics
        for name, says in GAUGES.items():
            yield GaugeMetricFamily(f"clairiere_{name}", says, value=getattr(health, name))
        up = float(health.news != "down")
        yield GaugeMetricFamily("clairiere_news_up", "Whether it hears what other processes write", value=up)
        answered = CounterMetricFamily("clairiere_responses", "Requests that were answered", labels=["status"])
        for status, count in sorted(statistics.counts.items()):
            answered.add_metric([status], count)
        yield answered
        notices = CounterMetricFamily("clairiere_notices", "Messages by mail, webhook and web push", labels=["outcome"])
        for outcome, count in sorted(self.application.channels.counts().items()):
            notices.add_metric([outcome], count)
        yield notices
        yield histogram("clairiere_message_seconds", "Until a message over a socket was obeyed", statistics.messages)
        yield histogram("clairiere_request_seconds", "Until a request was answered", statistics.requests)


def histogram(name: str, says: str, durations: Durations) -> Any:
    from prometheus_client.core import HistogramMetricFamily

    bounds = [*map(str, BOUNDS_S), "+Inf"]
    buckets = list(zip(bounds, accumulate(durations.buckets), strict=True))
    return HistogramMetricFamily(name, says, buckets=buckets, sum_value=durations.total_s)
