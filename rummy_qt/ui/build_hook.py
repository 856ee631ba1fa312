"""Makes the compiled resources when the program runs from a source tree."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

SOURCE_TREE = Path(__file__).resolve().parents[2]


def make_resources(tree: Path = SOURCE_TREE) -> None:
    """Bring `resources_rc.py` and the translations of `tree` up to date.

    An installed or frozen program has no build script beside it and brings them along: nothing
    happens. Raises `RuntimeError` with the compiler's words when a source does not compile.
    """
    script = tree / "packaging" / "build_resources.py"
    if not script.is_file():
        return
    spec = spec_from_file_location("build_resources", script)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"cannot load {script}")
    builder = module_from_spec(spec)
    spec.loader.exec_module(builder)
    builder.build(tree)
