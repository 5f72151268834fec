"""The moments of a game that the gallery shows, each by its name at `/galerie?m=…`."""

import json
from pathlib import Path
from typing import Any

STORED = Path(__file__).parents[2] / "web/src/gallery/sept_pour_cent.generated.json"
MOMENTS: list[dict[str, Any]] = json.loads(STORED.read_text())
