"""Makes the mutants of a module: its text with one small mistake each.

The mistakes are mostly those of mutmut. Its own run isn't used: it leaves out tables, class bodies
and whatever has a decorator, and that is where the levels of a game and half of the rules are.
"""

from __future__ import annotations

import difflib
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

import libcst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation import mutators

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from libcst import CSTNode

# What only a reader or a type checker sees, or what is about speed and memory alone.
PASSED_OVER = (
    libcst.Annotation,
    libcst.Decorator,
    libcst.Import,
    libcst.ImportFrom,
    libcst.ConcatenatedString,
)
UNTOLD_CALLS = frozenset({"TypeVar", "auto", "cast"})
UNTOLD_NAMES = frozenset({"__all__", "__slots__"})


class Mutant:
    """A module with one mistake in it."""

    def __init__(
        self, text: str, tree: libcst.Module, node: CSTNode, mistaken: CSTNode, line: int
    ) -> None:
        self._text = text
        self._tree = tree
        self._node = node
        self._mistaken = mistaken
        self.line = line
        """Where the mistake begins."""

    @cached_property
    def text(self) -> str:
        """The whole module, with the mistake."""
        tree = self._tree.deep_replace(self._node, self._mistaken)
        assert isinstance(tree, libcst.Module)
        return str(tree.code)

    @property
    def name(self) -> str:
        """What tells it from all others of its module."""
        return f"{self.line}: {self.removed} -> {self.added}"

    @cached_property
    def removed(self) -> str:
        """The lines without the mistake, joined."""
        return self._changes("-")

    @cached_property
    def added(self) -> str:
        """The lines with the mistake, joined."""
        return self._changes("+")

    def is_valid(self) -> bool:
        """Whether it differs and can be compiled."""
        try:
            compile(self.text, "mutant", "exec")
        except SyntaxError:
            return False
        return self.removed != self.added

    def _changes(self, sign: str) -> str:
        before, after = self._text.splitlines(), self.text.splitlines()
        lines = islice(difflib.unified_diff(before, after, lineterm="", n=0), 2, None)
        return " ".join(line[1:].strip() for line in lines if line.startswith(sign))


def mutants_of(text: str) -> list[Mutant]:
    """Return every mutant of a module, from its first line to its last."""
    wrapper = MetadataWrapper(libcst.parse_module(text))
    positions = wrapper.resolve(PositionProvider)
    tree = wrapper.module
    return [
        Mutant(text, tree, node, mistaken, positions[node].start.line)
        for node in _nodes(tree)
        for mistaken in _mistakes(node)
    ]


def _nodes(node: CSTNode) -> Iterator[CSTNode]:
    if isinstance(node, PASSED_OVER) or _is_for_types(node) or _is_text_alone(node):
        return
    yield node
    for child in node.children:
        yield from _nodes(child)


def _is_for_types(node: CSTNode) -> bool:
    """Whether nothing depends on it when the program runs."""
    if isinstance(node, libcst.If):
        return getattr(node.test, "value", "") == "TYPE_CHECKING"
    if isinstance(node, libcst.Call):
        return getattr(node.func, "value", "") in UNTOLD_CALLS
    if isinstance(node, libcst.Assign):
        names = {getattr(target.target, "value", "") for target in node.targets}
        return names <= UNTOLD_NAMES or _is_for_types(node.value)
    return False


def _is_text_alone(node: CSTNode) -> bool:
    return isinstance(node, libcst.Expr) and isinstance(
        node.value, libcst.SimpleString | libcst.ConcatenatedString
    )


def _mistakes(node: CSTNode) -> Iterator[CSTNode]:
    for kind, mistakes in (*mutators.mutation_operators, *OUR_OPERATORS):
        if isinstance(node, kind):
            yield from _telling(node, mistakes(node), mistakes)


def _telling(
    node: CSTNode, mistaken: Iterable[CSTNode], operator: Callable[..., Iterable[CSTNode]]
) -> Iterator[CSTNode]:
    """Leave out what any call would notice: such mutants only flatter the figures."""
    if operator is mutators.operator_string:
        # Another text; whether in other letters tells no more.
        yield from islice(mistaken, 1)
    elif operator is mutators.operator_arg_removal:
        yield from (call for call in mistaken if not _lacks_a_place(node, call))
    elif operator is mutators.operator_assignment and _is_plain(node):
        # What is true or false is turned round anyway, and an empty text is as good as None.
        return
    else:
        yield from mistaken


def _is_plain(node: CSTNode) -> bool:
    assert isinstance(node, libcst.Assign | libcst.AnnAssign)
    return getattr(node.value, "value", "") in {"None", "True", "False"}


def _lacks_a_place(call: CSTNode, mistaken: CSTNode) -> bool:
    """Whether an argument is missing that isn't given by its name."""
    assert isinstance(call, libcst.Call)
    assert isinstance(mistaken, libcst.Call)
    places = [sum(not part.keyword for part in each.args) for each in (call, mistaken)]
    return places[1] < places[0]


def _forgotten_call(node: libcst.Expr) -> Iterator[CSTNode]:
    """Leave out a call that is made for what it does."""
    if isinstance(node.value, libcst.Call):
        yield libcst.Pass()


def _opposite_condition(node: libcst.If | libcst.CompIf) -> Iterator[CSTNode]:
    """Take the other way; comparisons and such are turned round by other operators."""
    if isinstance(node.test, libcst.Name | libcst.Attribute | libcst.Call):
        no = libcst.UnaryOperation(operator=libcst.Not(), expression=node.test)
        yield node.with_changes(test=no)


def _forgotten_result(node: libcst.Return) -> Iterator[CSTNode]:
    """Return nothing instead of something."""
    if node.value is not None and not isinstance(node.value, libcst.Name):
        yield node.with_changes(value=libcst.Name("None"))


OUR_OPERATORS: tuple[tuple[type, Callable[[Any], Iterable[CSTNode]]], ...] = (
    (libcst.Expr, _forgotten_call),
    (libcst.If, _opposite_condition),
    (libcst.CompIf, _opposite_condition),
    (libcst.Return, _forgotten_result),
)
