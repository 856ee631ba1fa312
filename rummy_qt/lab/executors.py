"""Where the bouts of an arena are played: here, in processes of this machine, or in a cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Future
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import count
from typing import Any, NamedTuple, TypeVar

from rummy_qt import __version__
from rummy_qt.opponents.supervisor import Failure, Pool

from .worker import ATTEMPTS, Worker

T = TypeVar("T")

_AHEAD = 2
"""Tasks that wait for each worker, so that none stands idle."""
_PATIENCE = 10
"""Seconds in which a cluster answers."""


class Workers(NamedTuple):
    """Who takes tasks, as executors of ``concurrent.futures`` do, and how many at a time."""

    submit: Callable[..., Future[Any]]
    width: Callable[[], int]


Hired = AbstractContextManager[Workers]


def hired(jobs: int | None, cluster: str | None) -> Hired | None:
    """The workers that were asked for; None where this process plays by itself.

    ``ValueError`` for wishes that do not go together, or where a library is missing.
    """
    if cluster is not None:
        if jobs is not None:
            raise ValueError("--jobs does not go with --cluster, which has workers of its own")
        return _cluster(cluster)
    wide = jobs or os.cpu_count() or 1
    return None if wide == 1 else _processes(wide)


@contextmanager
def _processes(jobs: int) -> Iterator[Workers]:
    """So many processes of this machine. What waits in them at the end is given up."""
    with closing(Pool([Worker() for _ in range(jobs)])) as pool:
        yield Workers(lambda *asked: pool.put(lambda worker: worker.do(*asked)), lambda: jobs)


@contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    """The workers of a ``dask.distributed`` cluster, whose scheduler is at this address.

    It plays anew what a worker had begun that is no more.
    """
    try:
        from distributed import Client
    except ImportError:
        raise ValueError(
            "--cluster needs dask.distributed: python -m pip install 'rummy-qt[cluster]'"
        ) from None
    for noisy in ("distributed", "tornado"):
        logging.getLogger(noisy).setLevel(logging.CRITICAL)  # what matters is told by us
    try:
        client = Client(address, timeout=_PATIENCE)
    except (OSError, ValueError, TypeError) as error:
        first = str(error).partition("\n")[0][:200]
        raise ValueError(f"no cluster answers at {address!r:.80}: {first}") from None
    with client:
        _expect_this_version(client)
        # The same task twice is played twice; a worker that dies is not the task's fault.
        executor = client.get_executor(pure=False, retries=ATTEMPTS)
        try:
            yield Workers(executor.submit, lambda: max(1, len(client.nthreads())))
        finally:
            executor.shutdown(wait=False)


def _expect_this_version(client: Any) -> None:
    """``ValueError`` where a worker would not play as this process does."""
    try:
        found = set(client.run(version).values()) - {version()}
    except Exception as error:  # noqa: BLE001 - whatever it is, that worker does not run this
        raise ValueError(f"a worker of the cluster does not run Rummy Qt: {error!s:.200}") from None
    if found:
        raise ValueError(f"a worker of the cluster runs Rummy Qt {found.pop()}, not {version()}")


def version() -> str:
    """The version of Rummy Qt that runs here."""
    return __version__


def in_order(
    task: Callable[[int], T], hire: Hired, known: Mapping[int, T]
) -> Generator[T, None, None]:
    """Results of ``task(0)``, ``task(1)``, … without end, worked on ahead; close it at the end.

    ``known`` results are not worked out again. Task and results must go through pickle. What a
    worker had begun that is no more is begun again; ``OSError`` if that does not help.
    """
    with hire as workers:
        waiting: dict[int, Future[T]] = {}
        for number in count():
            for ahead in range(number, number + workers.width() * _AHEAD):
                if ahead not in known and ahead not in waiting:
                    waiting[ahead] = workers.submit(task, ahead)
            try:
                yield known[number] if number in known else waiting.pop(number).result()
            except Failure as failure:
                raise OSError(f"in bout {number}, {ATTEMPTS} times: {failure}") from None
