"""Where the bouts of an arena are played: here, in processes of this machine, or in a cluster.

All that is asked of it is an executor of ``concurrent.futures``.
"""

from __future__ import annotations

import ctypes
import logging
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from rummy_qt import __version__

T = TypeVar("T")

_SAFE_PATH = "PYTHONSAFEPATH"
_AHEAD = 2
"""Tasks that wait for each worker, so that none stands idle."""
_ATTEMPTS = 4
"""How often a task is begun that breaks its worker each time."""
_PR_SET_PDEATHSIG = 1
"""Of Linux's ``prctl``: the signal that a process gets when its parent ends."""
_PATIENCE = 10
"""Seconds in which a cluster answers."""


class Workers(NamedTuple):
    """An executor, and how many tasks it works on at a time."""

    executor: Executor
    width: Callable[[], int]


Hire = Callable[[], AbstractContextManager[Workers]]
"""Makes the workers; once more where they broke."""


def hired(jobs: int | None, cluster: str | None) -> Hire | None:
    """The workers that were asked for; None where this process plays by itself.

    ``ValueError`` for wishes that do not go together, or where a library is missing.
    """
    if cluster is not None:
        if jobs is not None:
            raise ValueError("--jobs does not go with --cluster, which has workers of its own")
        return lambda: _cluster(cluster)
    count = jobs or os.cpu_count() or 1
    return None if count == 1 else lambda: _processes(count)


@contextmanager
def _processes(jobs: int) -> Iterator[Workers]:
    """So many processes of this machine. What waits in them at the end is given up."""
    known = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = "1"  # they would look for modules in the folder one stands in first
    begin = partial(_begin, os.getpid(), known)
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=begin)
    try:
        yield Workers(pool, lambda: jobs)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        _restore(known)


def _begin(parent: int, known: str | None) -> None:
    """In each process: it ends with the one that hired it, whatever ends that one."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it has ended meanwhile
            os._exit(1)
    _restore(known)


def _restore(known: str | None) -> None:
    """Also in each process: programs that it starts find their modules beside them, as ever."""
    if known is None:
        os.environ.pop(_SAFE_PATH, None)
    else:
        os.environ[_SAFE_PATH] = known


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
        executor = client.get_executor(pure=False, retries=_ATTEMPTS)
        try:
            yield Workers(executor, lambda: max(1, len(client.nthreads())))
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
    task: Callable[[int], T], hire: Hire, known: Mapping[int, T]
) -> Generator[T, None, None]:
    """Results of ``task(0)``, ``task(1)``, … without end, worked on ahead; close it at the end.

    ``known`` results are not worked out again. Task and results must go through pickle. Where the
    workers break, what they had begun is begun again; ``OSError`` if that does not help.
    """
    number = attempts = 0
    while True:
        try:
            with hire() as workers:
                waiting: dict[int, Future[T]] = {}
                while True:
                    for ahead in range(number, number + workers.width() * _AHEAD):
                        if ahead not in known and ahead not in waiting:
                            waiting[ahead] = workers.executor.submit(task, ahead)
                    result = known[number] if number in known else waiting.pop(number).result()
                    attempts = 0
                    number += 1
                    yield result
        except BrokenExecutor:
            attempts += 1
            if attempts == _ATTEMPTS:
                raise OSError(f"a worker ended {attempts} times in bout {number}") from None
