"""The machine that a table of figures was measured on."""

import os
import platform
from pathlib import Path

from manoir.lab.calibration import iterations_per_second


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        cpu = models[0] if models else cpu
    calibration = iterations_per_second() / 1e6
    return (
        f"{cpu}, {os.cpu_count()} cores, {platform.system()}, CPython {platform.python_version()}; "
        f"the calibration loop made {calibration:.1f} M iterations a second"
    )
