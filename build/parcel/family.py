"""A program and everything it starts, ended together: a single file unpacks itself and is then two processes."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence


class Family:
    def __init__(self, command: Sequence[str], env: Mapping[str, str]) -> None:
        self.head = subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=os.name == "posix"
        )
        self._job = _job_with(self.head)

    def first_line(self) -> str:
        assert self.head.stdout is not None
        return self.head.stdout.readline()

    def end(self) -> None:
        if sys.platform == "win32":
            _kernel().TerminateJobObject(self._job, 1)
            _kernel().CloseHandle(self._job)
        else:
            os.killpg(self.head.pid, signal.SIGTERM)
        self.head.wait(30)
        if self.head.stdout is not None:
            self.head.stdout.close()


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    def _kernel() -> ctypes.WinDLL:
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateJobObjectW.restype = wintypes.HANDLE
        kernel.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]
        kernel.TerminateJobObject.argtypes = [wintypes.HANDLE, wintypes.UINT]
        kernel.CloseHandle.argtypes = [wintypes.HANDLE]
        return kernel

    def _job_with(process: subprocess.Popen[str]) -> int | None:
        """On Windows a child outlives its parent; what a process in a job starts belongs to the job."""
        job: int | None = _kernel().CreateJobObjectW(None, None)
        _kernel().AssignProcessToJobObject(job, int(process._handle))  # type: ignore[attr-defined]
        return job
else:

    def _job_with(process: subprocess.Popen[str]) -> int | None:
        """Elsewhere a session of its own does."""
        return None
