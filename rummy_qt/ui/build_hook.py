"""Uses the scripts that build the program, where it runs from a source tree.

An installed or frozen program has none of them beside it, and brings along what they make.
"""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCE_TREE = Path(__file__).resolve().parents[2]


def build_script(name: str, tree: Path = SOURCE_TREE) -> ModuleType | None:
    """Load a script of the source tree; None where there is no such tree."""
    script = tree / "packaging" / f"{name}.py"
    if not script.is_file():
        return None
    spec = spec_from_file_location(name, script)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"cannot load {script}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make_resources(tree: Path = SOURCE_TREE) -> None:
    """Bring `resources_rc.py` and the translations of `tree` up to date.

    Raises `RuntimeError` with the compiler's words when a source does not compile.
    """
    builder = build_script("build_resources", tree)
    if builder is not None:
        builder.build(tree)
