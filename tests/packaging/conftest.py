"""Let the tests import the scripts in packaging/, which is no package: its name is taken."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
