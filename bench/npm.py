"""What a bench takes from npm, each in a folder of its own under `bench/peers`, with every version pinned."""

import shutil
import subprocess
import sys
from pathlib import Path

from bench.peer import Unavailable

PEERS = Path(__file__).parent / "peers"


def installed(name: str) -> Path:
    """The folder of this peer, with its packages. npm leaves a copy of the lock there, written last."""
    folder = PEERS / name
    if not (shutil.which("node") and shutil.which("npm")):
        raise Unavailable(f"{name} needs node and npm (Node.js 18 or newer) on the PATH")
    done, lock = folder / "node_modules" / ".package-lock.json", folder / "package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return folder
    print(f"Installing {name} into bench/peers/{name}/node_modules…", file=sys.stderr)
    npm = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    if subprocess.run(npm, cwd=folder, stdout=sys.stderr, check=False).returncode:
        raise Unavailable(f"npm could not install it (see above); by hand: cd bench/peers/{name} && {' '.join(npm)}")
    return folder
