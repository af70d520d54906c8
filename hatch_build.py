"""Build the wheel: compile the rules with mypyc if a C compiler works, otherwise make a pure wheel.

CLAIRIERE_PURE=1 asks for a pure wheel. CLAIRIERE_CACHE names a folder that keeps the last
compilation, so that a change elsewhere in the project does not compile the rules again; run as
a script, this file only fills it. CLAIRIERE_KEPT=1 takes what is kept, and without it the wheel is pure.
The wheel carries the browser's client; CLAIRIERE_NO_CLIENT=1 builds the rest without it.

The version is that of the rules (ENGINE). A build between two releases adds a local part, so that `pip install`
replaces an older build: 0.2.0+1450.g1a2b3c4 is the commit 1a2b3c4, the 1450th; uncommitted changes add a digest of the
sources, and without git there is the digest alone. CLAIRIERE_RELEASE=1, or a commit tagged v0.2.0, builds the plain
version.
"""

import ast
import email
import hashlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOLD = (  # what players are told, and in what words
    "answers/*.py", "server/room/broadcast.py", "server/room/hints.py", "server/room/listing.py",
    "server/room/notated_table.py", "server/room/permissions.py", "server/room/presence.py",
    "server/room/present_moment.py", "server/room/results.py", "server/room/room_listing.py",
    "server/room/seat_reader.py", "server/room/viewers.py",
)  # fmt: skip
COMPILED = (  # what mypyc compiles, all in one group (apart, subclasses of compiled classes crash), but for
    "core/*.py", "games/**/*.py", "bots/*/**/*.py", "research/encoding/*.py", "timing/*.py", "words.py", *TOLD,
)  # fmt: skip
INTERPRETED = (
    "**/__init__.py", "games/*/game.py", "games/*/position.py", "games/*/position/*.py",
    "games/**/schema.py", "games/*/schema/*.py",  # compiled, a TypedDict forgets what its lists hold
)  # fmt: skip
LOWER = (
    "core/**/*.py", "games/**/*.py", "bots/**/*.py", "research/encoding/*.py", "law.py", "law/**/*.py", "lessons.py",
    "words.py", "words/**/*.py", "timing/**/*.py", "answers/**/*.py", "server/*.py", "server/room/**/*.py",
    "server/wire/**/*.py",
)  # fmt: skip
CLIENT = "src/clairiere/server/client/index.html"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

PROBE = """
from setuptools import Extension, setup
setup(name="probe", packages=[], py_modules=[], ext_modules=[Extension("probe", ["probe.c"])])
"""
PROBE_C = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
SETUP = """
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, {root!r})
from hatch_build import keep_docstrings

HEAPS = 4  # of each kind
RULES = re.compile("clairiere___(core|games|research)___")  # worth a longer compilation: they run at every answer,
TELLS = re.compile("___(campaign|notation|redeal|reference|refusals|result|speech|view|words)(___|[.])")  # but these
options = ["--config-file", {config!r}, "--cache-dir", "cache", "--follow-imports=silent", "--ignore-missing-imports"]


def heaped(sources):
    # A file for each module would read the common declarations as often; one file for all would keep one core busy,
    # and mypyc makes it six times as long. So there are a few heaps, all about as large.
    heaps = {{kind + str(number): [] for kind in ("hot", "cold") for number in range(HEAPS)}}
    for source in sorted(map(Path, sources), key=size, reverse=True):
        alike = [name for name in heaps if name.startswith(kind_of(source.name))]
        heaps[min(alike, key=lambda name: sum(map(size, heaps[name])))].append(source)
    named = {{Path("c", name + ".c"): heap for name, heap in heaps.items() if heap}}
    for path, heap in named.items():
        path.write_text("".join(f'#include "{{source.relative_to("c").as_posix()}}"\\n' for source in heap))
    return [str(path) for path in named]


def size(path):
    return path.stat().st_size


def kind_of(name):
    tells = TELLS.search(name) or ("clairiere___" in name and not RULES.search(name))
    return "cold" if tells else "hot"


class Build(build_ext):
    def build_extension(self, extension):
        if len(extension.sources) > 1:
            for source in extension.sources:
                keep_docstrings(Path(source))
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: self.compiled(extension, source), heaped(extension.sources)))
            extension.extra_objects = [name for names in made for name in names]
            extension.sources = []
        super().build_extension(extension)

    def compiled(self, extension, source):
        extra, include = list(extension.extra_compile_args), extension.include_dirs
        if self.compiler.compiler_type == "unix" and Path(source).name.startswith("hot"):
            extra.append("-O2")
        return self.compiler.compile([source], self.build_temp, extension.define_macros, include, extra_postargs=extra)


extensions = mypycify(
    options + {files!r}, opt_level="1", debug_level="0", group_name="clairiere", target_dir="c", multi_file=True
)
for extension in extensions:
    extra = list(extension.extra_compile_args)  # all share one list
    if "-Werror" in extra:
        extra.append("-Wno-error")  # a newer compiler's new warning is no reason to fail
    if sys.platform == "linux":  # calls within the library do not go through its table of symbols
        extra.append("-fno-semantic-interposition")
        extension.extra_link_args = ["-Wl,-Bsymbolic-functions"]
    extension.extra_compile_args = extra
setup(name="clairiere", packages=[], py_modules=[], ext_modules=extensions, cmdclass={{"build_ext": Build}})
"""


# The version


def version() -> str:
    """Return the version of the package that is built here. An unpacked sdist keeps the version that it has."""
    root = Path(__file__).resolve().parent
    kept, record = root / "PKG-INFO", root / "src" / "clairiere" / "core" / "record.py"
    if kept.is_file():
        return str(email.message_from_bytes(kept.read_bytes())["Version"])
    engine = re.findall(r'^ENGINE: Final = "([\w.]+)"', record.read_text(encoding="utf-8"), re.MULTILINE)[0]
    if os.environ.get("CLAIRIERE_RELEASE") == "1":
        return engine
    local = local_part(root, f"v{engine}")
    return f"{engine}+{local}" if local else engine


def local_part(root: Path, release: str) -> str:
    """Return what tells this build from others of the same version; nothing for a clean commit tagged as a release."""
    if git(root, "rev-parse", "--show-toplevel") != str(root):
        return sources_digest(root)
    count, commit = git(root, "rev-list", "--count", "HEAD"), git(root, "rev-parse", "--short=7", "HEAD")
    changed = git(root, "status", "--porcelain", "--", "src", "web", "pyproject.toml", "hatch_build.py")
    if count is None or commit is None or changed is None:
        return sources_digest(root)
    if changed:
        return f"{count}.g{commit}.{sources_digest(root)}"
    tags = git(root, "tag", "--points-at", "HEAD") or ""
    return "" if release in tags.split() else f"{count}.g{commit}"


def git(root: Path, *arguments: str) -> str | None:
    """Return what git prints; None if it fails or is not installed."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def sources_digest(root: Path) -> str:
    """Return a digest of everything that goes into the package."""
    digest = hashlib.sha256()
    package = [path for path in (root / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for path in [root / "pyproject.toml", root / "hatch_build.py", *sorted(package)]:
        digest.update(f"\0{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return "d" + digest.hexdigest()[:10]


def compiled(src: Path) -> list[Path]:
    """Return the files that mypyc compiles."""
    package = src / "clairiere"
    chosen = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(chosen - {path for pattern in INTERPRETED for path in package.glob(pattern)})


def fingerprint(src: Path) -> str:
    """Return a digest of everything that the compiled files depend on: other modules may lend types and constants."""
    digest = hashlib.sha256(f"{sys.version} {SUFFIX} {os.environ.get('CC')} {os.environ.get('CFLAGS')}".encode())
    lower = [path for name in LOWER for path in src.glob(f"clairiere/{name}")]
    for path in [src.parent / "pyproject.toml", src.parent / "hatch_build.py", *sorted(lower)]:
        digest.update(f"\0{path.relative_to(src.parent)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def setup_py(folder: Path, script: str) -> "subprocess.CompletedProcess[str]":
    (folder / "setup.py").write_text(script, encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", "out", "--parallel", str(os.cpu_count() or 1)]
    return subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def compiler_works(folder: Path) -> bool:
    """Return True if a small extension can be compiled: a compiler without Python's headers is useless."""
    folder.mkdir()
    (folder / "probe.c").write_text(PROBE_C, encoding="utf-8")
    return sys.implementation.name == "cpython" and setup_py(folder, PROBE).returncode == 0


def kept_or_compiled(root: Path, folder: Path) -> Path | None:
    """Return the folder of the compiled modules, kept or new; None if there is no compiler."""
    cache = os.environ.get("CLAIRIERE_CACHE")
    kept = Path(cache, fingerprint(root / "src")) if cache else None
    if kept and kept.is_dir():
        return kept
    if os.environ.get("CLAIRIERE_KEPT") == "1":
        return None
    import mypyc.build  # noqa: F401  (absent: the build fails here, it does not turn pure)
    import setuptools  # noqa: F401

    if not compiler_works(folder / "probe"):
        print("clairiere: no working C compiler with Python's headers; the wheel is pure Python.", file=sys.stderr)
        return None
    built = compile_all(root, folder / "build")
    return keep(built, kept) if kept else built


def keep(built: Path, kept: Path) -> Path:
    """Keep this compilation, and remove older ones."""
    shutil.rmtree(kept.parent, ignore_errors=True)
    part = kept.with_suffix(".part")
    for path in built.rglob(f"*{SUFFIX}"):
        target = part / path.relative_to(built)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    part.rename(kept)
    return kept


def compile_all(root: Path, folder: Path) -> Path:
    src = root / "src"
    shutil.copytree(src, folder, ignore=shutil.ignore_patterns(".*", "__pycache__", f"*{SUFFIX}"))
    files = [path.relative_to(src).as_posix() for path in compiled(src)]
    done = setup_py(folder, SETUP.format(root=str(root), config=str(root / "pyproject.toml"), files=files))
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise SystemExit("clairiere: mypyc could not compile the rules (CLAIRIERE_PURE=1 builds without it).")
    return folder / "out"


# Docstrings: mypyc forgets them, so they are written into the C sources that it makes

C_STRING = r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)'
METHOD = re.compile(r'\{"(\w+)",\s*\(PyCFunction\)\w+,\s*[\w| ]+, ' + C_STRING)
PROPERTY = re.compile(r'\{"(\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*(NULL), NULL\}')
METHODS = re.compile(r"static PyMethodDef (\w+)_methods\[\] = \{\n.*?\n\};", re.DOTALL)
PROPERTIES = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{\n.*?\n\};", re.DOTALL)
CLASS = re.compile(r"CPyType_(\w+)_template_ = \{\n(?:[^}].*\n)*?    \.tp_doc = " + C_STRING)
MODULE = re.compile(r'PyModuleDef \w+module = \{\s*PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*(NULL), /\* docstring \*/')


def keep_docstrings(path: Path) -> None:
    """Write the docstrings of a module into the C source that mypyc made of it, next to the signatures there."""
    text = path.read_text(encoding="utf-8")
    module = MODULE.search(text)
    if module is None:
        return
    docs = docstrings(Path(*module[1].split(".")).with_suffix(".py").read_text(encoding="utf-8"))
    text = METHODS.sub(lambda table: METHOD.sub(lambda one: with_doc(one, docs, scope(table[1])), table[0]), text)
    text = PROPERTIES.sub(lambda table: PROPERTY.sub(lambda one: with_doc(one, docs, scope(table[1])), table[0]), text)
    text = CLASS.sub(lambda one: put_doc(one, docs.get(scope(one[1]).rstrip("."), "")), text)
    text = MODULE.sub(lambda one: put_doc(one, docs.get("", "")), text)
    path.write_text(text, encoding="utf-8")


def docstrings(source: str) -> dict[str, str]:
    """Return the docstrings of a module by qualified name; that of the module itself by an empty one."""
    tree = ast.parse(source)
    docs = {"": ast.get_docstring(tree) or ""}
    classes: list[tuple[str, ast.Module | ast.ClassDef]] = [("", tree)]
    while classes:
        prefix, owner = classes.pop()
        for node in owner.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                docs.setdefault(prefix + node.name, ast.get_docstring(node) or "")
            if isinstance(node, ast.ClassDef):
                classes.append((f"{prefix}{node.name}.", node))
    return docs


def scope(table: str) -> str:
    """Return the prefix of the names in a table of mypyc: in `core___state___Step` it is `Step` and a dot."""
    return "" if table.endswith("module") else table.rpartition("___")[2] + "."


def with_doc(entry: re.Match[str], docs: dict[str, str], prefix: str) -> str:
    return put_doc(entry, docs.get(prefix + entry[1], ""))


def put_doc(entry: re.Match[str], doc: str) -> str:
    """Return a piece of C with the docstring in its second group: instead of NULL, or after the signature there."""
    if not doc:
        return entry[0]
    start, end = entry.start(2) - entry.start(), entry.end(2) - entry.start()
    string = '"' + "".join([c_sign(byte) for byte in inspect.cleandoc(doc).encode()]) + '"'
    return entry[0][:start] + (string if entry[2] == "NULL" else f"{entry[2]} {string}") + entry[0][end:]


def c_sign(byte: int) -> str:
    """Return a byte as it stands in a string of C."""
    return chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\{byte:03o}"


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, CLIENT).is_file() and os.environ.get("CLAIRIERE_NO_CLIENT") != "1":
            raise SystemExit(
                "clairiere: the browser's client is not built, and the wheel must carry it. "
                "./dev setup builds it (or: cd web; npm ci; npm run build). CLAIRIERE_NO_CLIENT=1 builds without it."
            )
        self.temporary = tempfile.TemporaryDirectory(prefix="clairiere-build-")
        self.name_version(build_data)
        if os.environ.get("CLAIRIERE_PURE") == "1":
            return
        built = kept_or_compiled(Path(self.root), Path(self.temporary.name))
        if built is None:
            return
        for path in built.rglob(f"*{SUFFIX}"):
            build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def name_version(self, build_data: dict[str, Any]) -> None:
        """Put a file with the version into the wheel, which `clairiere --version` shows."""
        path = Path(self.temporary.name, "version.txt")
        path.write_text(f"{self.metadata.version}\n", encoding="utf-8")
        build_data["force_include"][str(path)] = "clairiere/version.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "temporary"):
            self.temporary.cleanup()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="clairiere-build-") as temporary:
        kept_or_compiled(Path(__file__).resolve().parent, Path(temporary))
