"""Executors for the bouts of an arena: this process, local worker processes, or a cluster."""

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

from .matches import completed
from .worker import ATTEMPTS, Worker

T = TypeVar("T")

_TASKS_PER_WORKER = 2
"""Tasks submitted ahead for each worker, so that none is idle."""
_CLUSTER_TIMEOUT = 10
"""Seconds to wait for a cluster's scheduler."""


class Executor(NamedTuple):
    """Runs submitted tasks, as in ``concurrent.futures``."""

    submit: Callable[..., Future[Any]]
    ahead: Callable[[], int]
    """The number of tasks to submit ahead."""


Workers = AbstractContextManager[Executor]


def open_workers(jobs: int | None, cluster: str | None) -> Workers:
    """A context manager that starts and stops the workers.

    ``ValueError`` if both ``jobs`` and ``cluster`` are given.
    """
    if cluster is not None:
        if jobs is not None:
            raise ValueError("--jobs does not go with --cluster, which has workers of its own")
        return _cluster(cluster)
    processes = jobs or os.cpu_count() or 1
    return _this_process() if processes == 1 else _processes(processes)


@contextmanager
def _this_process() -> Iterator[Executor]:
    """Runs each task when it is submitted."""
    yield Executor(lambda task, number: completed(task(number)), lambda: 1)


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """Local worker processes; tasks that are still queued at the end are dropped."""
    with closing(Pool([Worker() for _ in range(jobs)])) as pool:
        yield Executor(
            lambda *task: pool.put(lambda worker: worker.do(*task)),
            lambda: _TASKS_PER_WORKER * jobs,
        )


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The workers of the ``dask.distributed`` cluster with its scheduler at ``address``.

    The cluster repeats tasks of workers that died. ``ValueError`` if the library is missing, the
    scheduler does not answer, or a worker runs another version.
    """
    try:
        from distributed import Client
    except ImportError:
        raise ValueError(
            "--cluster needs dask.distributed: python -m pip install 'rummy-qt[cluster]'"
        ) from None
    for noisy in ("distributed", "tornado"):
        logging.getLogger(noisy).setLevel(logging.CRITICAL)  # we report what matters
    try:
        client = Client(address, timeout=_CLUSTER_TIMEOUT)
    except (OSError, ValueError, TypeError) as error:
        first = str(error).partition("\n")[0][:200]
        raise ValueError(f"no cluster answers at {address!r:.80}: {first}") from None
    with client:
        _check_version(client)
        # Equal tasks are not merged; a task is retried when its worker dies.
        executor = client.get_executor(pure=False, retries=ATTEMPTS)
        try:
            yield Executor(
                executor.submit, lambda: _TASKS_PER_WORKER * max(1, len(client.nthreads()))
            )
        finally:
            executor.shutdown(wait=False)


def _check_version(client: Any) -> None:
    """``ValueError`` if a worker runs another version."""
    try:
        others = set(client.run(version).values()) - {version()}
    except Exception as error:  # noqa: BLE001 - any error means that the worker lacks this code
        raise ValueError(f"a worker of the cluster does not run Rummy Qt: {error!s:.200}") from None
    if others:
        raise ValueError(f"a worker of the cluster runs Rummy Qt {others.pop()}, not {version()}")


def version() -> str:
    """The version of Rummy Qt in this process."""
    return __version__


def in_order(
    task: Callable[[int], T], context: Workers, known: Mapping[int, T]
) -> Generator[T, None, None]:
    """Endless results of ``task(0)``, ``task(1)``, …, computed ahead; close it when done.

    Results in ``known`` are not computed again. Task and results must be picklable. Tasks of
    workers that died are repeated; ``OSError`` if that fails ``ATTEMPTS`` times.
    """
    with context as workers:
        pending: dict[int, Future[T]] = {}
        for number in count():
            for ahead in range(number, number + workers.ahead()):
                if ahead not in known and ahead not in pending:
                    pending[ahead] = workers.submit(task, ahead)
            try:
                yield known[number] if number in known else pending.pop(number).result()
            except Failure as failure:
                raise OSError(f"in bout {number}, {ATTEMPTS} times: {failure}") from None
