"""The changes that `./dev lab mutants` makes in the rules: one small thing at a time, in the syntax tree.

Assertions, annotations and texts are left alone: the first are for ourselves, the others change no rule.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Callable, Iterator
from functools import cached_property

from lab.project import ROOT

GAMES = ROOT / "src" / "clairiere" / "games"
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}  # fmt: skip
NAMED = (ast.ClassDef, ast.FunctionDef)
BLOCKS = ("body", "orelse", "finalbody")
LEFT_OUT = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise, ast.Continue, ast.Break, ast.Delete)
KEPT = (ast.Assert, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
Change = Callable[[], None]
Found = tuple[int, str, int, Change]  # line, kind, block, what to do


NO_BLOCK = -1


class Mutant:
    """One change of one file; `block` is the number of its statement list, NO_BLOCK outside of functions."""

    def __init__(self, path: str, index: int, line: int, kind: str, block: int, source: str) -> None:
        self.path, self.index, self.line, self.kind, self.block = path, index, line, kind, block
        self.source = source.splitlines()[line - 1].strip()

    def tree(self) -> ast.Module:
        """Return the syntax tree of the file with the change."""
        finder = Finder((GAMES / self.path).read_text("utf-8"))
        finder.found[self.index][3]()
        return ast.fix_missing_locations(finder.tree)

    def becomes(self) -> str:
        """Return the lines that differ, as Python writes them."""
        was = ast.unparse(ast.parse((GAMES / self.path).read_text("utf-8"))).splitlines()
        lines = list(difflib.unified_diff(was, ast.unparse(self.tree()).splitlines(), n=0))[2:]
        return " / ".join(line[1:].strip() for line in lines if line.startswith("+")) or "(nothing)"

    @property
    def id(self) -> str:
        return f"{self.path}:{self.line}:{self.index}"

    @property
    def within(self) -> str:
        """The class and function that contain the change."""
        names, body = [], ast.parse((GAMES / self.path).read_text("utf-8")).body
        while around := [node for node in body if isinstance(node, NAMED) and self.line in lines_of(node)]:
            names.append(around[0].name)
            body = around[0].body
        return ".".join(names)

    @cached_property
    def key(self) -> tuple[str, str, str, str, str]:
        """What identifies a change even if lines have moved."""
        return self.path, self.within, self.source, self.kind, self.becomes()


def lines_of(node: ast.stmt) -> range:
    return range(node.lineno, 1 + (node.end_lineno or node.lineno))


def mutants(path: str) -> list[Mutant]:
    """Return every change that can be made in a file."""
    source = (GAMES / path).read_text("utf-8")
    numbered = enumerate(Finder(source).found)
    return [Mutant(path, index, line, kind, block, source) for index, (line, kind, block, _) in numbered]


class Finder:
    """Walks through a file in order, so that blocks have the same numbers whenever it is read."""

    def __init__(self, source: str) -> None:
        self.blocks: list[list[ast.stmt]] = []
        self.tree = ast.parse(source)
        self.found = list(self.block(self.tree.body, NO_BLOCK))

    def enter(self, body: list[ast.stmt]) -> int:
        self.blocks.append(body)
        return len(self.blocks) - 1

    def block(self, body: list[ast.stmt], block: int) -> Iterator[Found]:
        for index, statement in enumerate(body):
            if not (is_text(statement) or isinstance(statement, KEPT)):
                yield from self.statement(body, index, statement, block)

    def statement(self, body: list[ast.stmt], index: int, statement: ast.stmt, block: int) -> Iterator[Found]:
        if isinstance(statement, ast.ClassDef):
            yield from self.block(statement.body, block)
            return
        if isinstance(statement, ast.FunctionDef):
            yield from self.expressions(statement.args, block)
            yield from self.block(statement.body, self.enter(statement.body))
            return
        for kind, other in replaced(statement, block):
            yield self.mutant(statement, kind, block, swap(body, index, other))
        yield from self.expressions(statement, block)
        yield from self.inner(statement, block)

    def inner(self, statement: ast.stmt, block: int) -> Iterator[Found]:
        for name in BLOCKS:
            inner = getattr(statement, name, [])
            if inner:
                yield from self.block(inner, self.enter(inner) if block != NO_BLOCK else block)
        for case in [*getattr(statement, "cases", []), *getattr(statement, "handlers", [])]:
            yield from self.block(case.body, self.enter(case.body) if block != NO_BLOCK else block)

    def expressions(self, node: ast.AST, block: int) -> Iterator[Found]:
        """Yield every change of the expressions of a node, without the statements inside it."""
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list") or (name in BLOCKS and isinstance(value, list)):
                continue
            for holder, key, child in children(node, name, value):
                for kind, change in changes(holder, key, child):
                    yield self.mutant(child, kind, block, change)
                if not isinstance(child, ast.stmt | ast.ExceptHandler):
                    yield from self.expressions(child, block)

    def mutant(self, node: ast.AST, kind: str, block: int, change: Change) -> Found:
        return line_of(node), kind, block, change


def line_of(node: ast.AST) -> int:
    """Return the line of a node; for a condition, the line of its subject."""
    if isinstance(node, ast.comprehension):
        return node.target.lineno
    return node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno  # type: ignore[attr-defined]


def is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def children(node: ast.AST, name: str, value: object) -> Iterator[tuple[object, object, ast.AST]]:
    """Yield each child with its holder and its key: a node and a field, or a list and an index."""
    if isinstance(value, ast.AST):
        yield node, name, value
    elif isinstance(value, list):
        for index, child in enumerate(value):
            if isinstance(child, ast.AST):
                yield value, index, child


def swap(holder: object, key: object, other: ast.AST) -> Change:
    def change() -> None:
        if isinstance(holder, list):
            holder[key] = ast.copy_location(other, holder[key])  # type: ignore[call-overload]
        else:
            setattr(holder, str(key), ast.copy_location(other, getattr(holder, str(key))))

    return change


def replaced(statement: ast.stmt, block: int) -> Iterator[tuple[str, ast.stmt]]:
    """Yield the changes of a statement: left out, or with a condition that is always or never true."""
    if block == NO_BLOCK or isinstance(statement, ast.Pass | ast.AnnAssign):
        return
    if isinstance(statement, ast.If):
        for taken in (True, False):
            yield "branch", ast.If(ast.Constant(taken), statement.body, statement.orelse)
    elif isinstance(statement, ast.Return):
        if statement.value is not None and not is_none(statement.value):
            yield "return", ast.Return(ast.Constant(None))
    elif isinstance(
        statement, ast.Expr | ast.Assign | ast.AugAssign | ast.Raise | ast.Continue | ast.Break | ast.Delete
    ):
        yield "statement", ast.Pass()


def is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def changes(holder: object, key: object, node: ast.AST) -> Iterator[tuple[str, Change]]:
    """Yield the changes of one expression."""
    match node:
        case ast.Compare(ops=[operator]):
            for other in COMPARISONS[type(operator)]:
                yield "comparison", swap(holder, key, ast.Compare(node.left, [other()], node.comparators))
        case ast.BoolOp():
            other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield "and/or", swap(holder, key, ast.BoolOp(other_op, node.values))
            for index in range(len(node.values)):
                rest = node.values[:index] + node.values[index + 1 :]
                yield "operand", swap(holder, key, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
        case ast.UnaryOp(op=ast.Not()):
            yield "not", swap(holder, key, node.operand)
        case ast.UnaryOp(op=ast.USub()):
            yield "sign", swap(holder, key, node.operand)
        case ast.BinOp() if type(node.op) in ARITHMETIC and not is_string(node):
            yield "arithmetic", swap(holder, key, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
        case ast.Constant(value=bool()):
            yield "true/false", swap(holder, key, ast.Constant(not node.value))
        case ast.Constant(value=int(number)):
            yield "number", swap(holder, key, ast.Constant(number + 1))
            yield "number", swap(holder, key, ast.Constant(number - 1))
        case ast.Slice():
            for name in ("lower", "upper", "step"):
                if getattr(node, name) is not None:
                    parts = {part: getattr(node, part) for part in ("lower", "upper", "step")} | {name: None}
                    yield "slice", swap(holder, key, ast.Slice(**parts))
        case ast.IfExp():
            yield "branch", swap(holder, key, node.body)
            yield "branch", swap(holder, key, node.orelse)
        case ast.comprehension() if node.ifs:
            kept = ast.comprehension(node.target, node.iter, [], node.is_async)
            yield "condition", swap(holder, key, kept)
        case ast.match_case() if node.guard is not None:
            yield "condition", swap(holder, key, ast.match_case(node.pattern, None, node.body))


def is_string(node: ast.BinOp) -> bool:
    return any(isinstance(side, ast.JoinedStr) or is_word(side) for side in (node.left, node.right))


def is_word(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
