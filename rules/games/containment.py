"""Keeps the code of a package that was installed from ending the program.

A method that raises SystemExit, KeyboardInterrupt or the like would end Qt's event loop, or leave a
thread without a word. Where it is called by the program, it raises an ``Exception`` instead, which
is handled like any other fault of the package.
"""

from __future__ import annotations

import functools
import inspect
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, NoReturn


class PackageExitError(RuntimeError):
    """A method of a package has tried to end the program."""


def contain(root: str) -> None:
    """Contain the public methods of all classes in the modules of a package that are loaded.

    Compiled classes cannot be changed, and stay as they are.
    """
    for name, module in list(sys.modules.items()):
        if name == root or name.startswith(f"{root}."):
            for each in list(vars(module).values()):
                if isinstance(each, type) and each.__module__ == name:
                    _contain_class(each)


def _contain_class(cls: type) -> None:
    for name, member in list(vars(cls).items()):
        is_private = name.startswith("_") and not name.endswith("__")
        contained = None if is_private else _contained_member(member)
        if contained is not None:
            setattr(cls, name, contained)


def _contained_member(member: Any) -> Any:
    """Return what replaces a member of a class; None if it stays."""
    if inspect.isfunction(member):
        return _contained(member)
    if isinstance(member, staticmethod | classmethod) and inspect.isfunction(member.__func__):
        return type(member)(_contained(member.__func__))
    if isinstance(member, property):
        get, change, delete = (
            None if part is None else _contained(part)
            for part in (member.fget, member.fset, member.fdel)
        )
        return property(get, change, delete, member.__doc__)
    if isinstance(member, functools.cached_property):
        member.func = _contained(member.func)
    return None


def _contained(function: Callable[..., Any]) -> Callable[..., Any]:
    if hasattr(function, "_contained"):
        return function

    @functools.wraps(function)
    def call(*values: Any, **named: Any) -> Any:
        try:
            return function(*values, **named)
        except Exception:
            raise
        except BaseException as error:
            _raise_instead(error)

    @functools.wraps(function)
    def generate(*values: Any, **named: Any) -> Iterator[Any]:
        try:
            return (yield from function(*values, **named))
        except (Exception, GeneratorExit):  # the latter ends a generator that nobody needs any more
            raise
        except BaseException as error:
            _raise_instead(error)

    contained: Any = generate if inspect.isgeneratorfunction(function) else call
    contained._contained = True
    return contained  # type: ignore[no-any-return]


def _raise_instead(error: BaseException) -> NoReturn:
    """Raise an ``Exception`` instead; Ctrl+C in a terminal still ends a command."""
    if isinstance(error, KeyboardInterrupt) and (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ):
        raise error
    instead = PackageExitError(f"it raised {type(error).__name__}: {error}")
    raise instead.with_traceback(error.__traceback__) from error
