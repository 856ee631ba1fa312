"""Sets up a machine for the Makefile: system libraries, a virtual environment, Python packages.

    python3 packaging/setup_env.py VENV PROFILE

PROFILE is `run` (the program), `dev` (tests and checks), `bundle` (the frozen program) or `deb` (a
package for Debian). Needs the standard library only.
What goes into a package comes in the versions, and with the hashes, of packaging/locked.txt; with
RUMMY_QT_LOCKED=1 everything does. Otherwise any version that pyproject.toml allows will do.
System packages that are missing are installed where that is allowed; elsewhere the one command that
does it is printed, and the exit status is 1.
"""

# This file is read by Pythons that are too old for the program, so that it can say so.
from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import locale
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

OLDEST_PYTHON = (3, 11)

EXTRAS = {
    "run": ["compiled"],
    "dev": ["dev"],
    "bundle": ["bundle"],
    "deb": ["bundle"],
}
"""Profile to the extras of pyproject.toml that it installs."""

LOCKED = Path(__file__).with_name("locked.txt")
"""Every package that any profile installs, by version and hash; `make lock` writes it anew."""

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",  # since Debian 13 and Ubuntu 24.04 provided by …-0t64
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",  # by way of QtNetwork; a bare Debian 13 lacks it
}
"""What Qt's libraries, window plugins and lrelease load, and the Debian package that has it."""

BUNDLE_PROGRAMS = {
    "gcc": "gcc",
    "objdump": "binutils",
    "icupkg": "icu-devtools",
    "patchelf": "patchelf",
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus-daemon",
    "xauth": "xauth",
    "xdotool": "xdotool",
}
DEB_PROGRAMS = {
    "dpkg-shlibdeps": "dpkg-dev",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
}
PROGRAMS = {
    "run": {},
    "dev": {},
    "bundle": BUNDLE_PROGRAMS,
    "deb": {**BUNDLE_PROGRAMS, **DEB_PROGRAMS},
}
"""Profile to the programs it calls, and the Debian package that has each."""


def own_library() -> dict[str, str]:
    """Return the Python library that a frozen program bundles, with its package.

    Only the system's Python has one from Debian; others come with their own, or without.
    """
    if sys.base_prefix != "/usr":
        return {}
    name = "libpython{}.{}".format(*sys.version_info[:2])
    return {f"{name}.so.1.0": name}


def is_loadable(library: str) -> bool:
    """Return whether the dynamic linker finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_headers() -> bool:
    """Return whether C can be compiled against this Python."""
    return Path(sysconfig.get_paths()["include"], "Python.h").exists()


def missing_packages(profile: str) -> list[str]:
    """The system packages that the profile needs and this machine lacks, sorted."""
    libraries = LIBRARIES | (own_library() if "bundle" in EXTRAS[profile] else {})
    missing = {package for library, package in libraries.items() if not is_loadable(library)}
    programs = PROGRAMS[profile].items()
    missing |= {package for program, package in programs if not shutil.which(program)}
    # Only the system's Python has its headers in a package of their own.
    if "bundle" in EXTRAS[profile] and sys.base_prefix == "/usr" and not has_headers():
        missing.add("python{}.{}-dev".format(*sys.version_info[:2]))
    # Debian's python3 comes without ensurepip, and `venv` cannot do without it.
    if importlib.util.find_spec("ensurepip") is None:
        missing.add("python{}.{}-venv".format(*sys.version_info[:2]))
    return sorted(missing)


def install_script(packages: list[str]) -> str:
    """Return the shell line that installs the packages, also where the package lists are empty.

    A broken third-party source makes `update` fail without harm to these packages: hence no `&&`.
    """
    names = " ".join(packages)
    return f"apt-get update; apt-get install -y --no-install-recommends {names}"


def privilege() -> list[str] | None:
    """Return the command prefix for root without a password prompt; None if there is none."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo"):
        asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
        if asked.returncode == 0:
            return ["sudo", "-n"]
    return None


def ensure_system_packages(profile: str) -> None:
    """Install what is missing, or end the program with the command that does."""
    missing = missing_packages(profile) if sys.platform == "linux" else []
    if not missing:
        return
    if not shutil.which("apt-get"):
        sys.exit(
            "Some system packages are missing. Debian calls them as follows; please install"
            f" what your system has in their place:\n\n    {' '.join(missing)}\n"
        )
    script = install_script(missing)
    prefix = privilege()
    if prefix is None:
        become_root = "sudo sh -c" if shutil.which("sudo") else "su - -c"
        sys.exit(
            "Some system packages are missing. Please install them with this command,"
            f" then try again:\n\n    {become_root} {shlex.quote(script)}\n"
        )
    print(f"Installing system packages: {' '.join(missing)}", flush=True)
    quietly = ["env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", script]
    subprocess.run([*prefix, *quietly], check=False)
    importlib.invalidate_caches()
    still_missing = missing_packages(profile)
    if still_missing:
        sys.exit(f"apt-get could not install: {' '.join(still_missing)}")


def ensure_venv(venv: Path) -> Path:
    """Make the virtual environment unless a working one is there; return its Python."""
    python = venv / "bin" / "python"
    if python.exists():
        probe = [str(python), "-I", "-m", "pip", "--version"]
        if subprocess.run(probe, capture_output=True, check=False).returncode == 0:
            return python
    subprocess.run([sys.executable, "-I", "-m", "venv", "--clear", venv], check=True)
    return python


def wanted_packages(project: Path, profile: str) -> str:
    """Describe what the profile installs; if the text is unchanged, so is the installation."""
    import tomllib  # not in the Pythons that are too old

    with project.open("rb") as file:
        table = tomllib.load(file)["project"]
    keys = ("dependencies", "optional-dependencies", "scripts", "gui-scripts")
    lock = hashlib.sha256(LOCKED.read_bytes()).hexdigest() if is_locked(profile) else ""
    return json.dumps([EXTRAS[profile], {key: table[key] for key in keys}, lock], indent=1)


def is_locked(profile: str) -> bool:
    """Return whether the profile installs exactly the locked versions and hashes."""
    return profile in ("bundle", "deb") or os.environ.get("RUMMY_QT_LOCKED") == "1"


def ensure_place(root: Path) -> None:
    """Exit with a message if the folder of the project cannot be set up."""
    if not os.access(root, os.W_OK):
        sys.exit(f"{root} may only be read: please copy the project to a folder of your own.")
    try:
        str(root).encode(locale.getencoding())
    except UnicodeEncodeError:
        sys.exit(
            "The path of this folder has letters that the language settings cannot write: please"
            f" say for example: LC_ALL=C.UTF-8 make run\n\n    {str(root)!a}"
        )


def ensure_index(python: Path) -> None:
    """Exit with a message if pip cannot reach its index; pip's own output fills a screen."""
    ask = [str(python), "-I", "-m", "pip", "download", "--quiet", "--no-deps", "--retries", "0"]
    with tempfile.TemporaryDirectory() as folder:
        ask += ["--dest", folder, "platformdirs"]
        told = subprocess.run(ask, capture_output=True, text=True, check=False)
    if "No matching distribution" in told.stderr:
        sys.exit("No Python packages can be fetched: is this computer on the network?")


def install_packages(python: Path, root: Path, profile: str) -> None:
    """Install the project's dependencies and its commands, which run from the source tree."""
    extras = EXTRAS[profile]
    target = f".[{','.join(extras)}]" if extras else "."
    # A plain path entry starts faster than setuptools' import hook.
    here = ["--config-settings", "editable_mode=compat", "--editable", target]
    pip = [str(python), "-I", "-m", "pip", "install", "--disable-pip-version-check"]
    if is_locked(profile):
        # The lock names all of them; an older pip would look for newer ones of those with extras.
        locked = ["--no-deps", "--require-hashes", "--requirement", str(LOCKED)]
        subprocess.run([*pip, *locked], cwd=root, check=True)
        here = ["--no-deps", "--no-build-isolation", *here]
    subprocess.run([*pip, *here], cwd=root, check=True)


def main() -> None:
    """Set up the profile and write stamp files for make."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(
            "Rummy Qt needs Python {}.{} or newer; {} is {}.{}. With another one installed, say for"
            " example: make run PYTHON=python3.12".format(
                *OLDEST_PYTHON, sys.executable, *sys.version_info[:2]
            )
        )
    root = Path(__file__).resolve().parents[1]
    ensure_place(root)
    venv, profile = Path(sys.argv[1]), sys.argv[2]
    stamp = venv / f".ready-{profile}"
    wanted = wanted_packages(root / "pyproject.toml", profile)
    ensure_system_packages(profile)
    python = ensure_venv(venv.absolute())
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        ensure_index(python)
        install_packages(python, root, profile)
    for done in ("run", profile):  # every profile brings along what the program needs
        text = wanted_packages(root / "pyproject.toml", done)
        (venv / f".ready-{done}").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"The set-up stopped: {shlex.join(map(str, error.cmd))} failed.")
