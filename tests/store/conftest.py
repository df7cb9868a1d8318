"""A machine that stands still for some seconds is no reason to fail: what is tried here is what gets written."""

import pytest


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("momiji.store.autosave.WAITS", 60.0)
