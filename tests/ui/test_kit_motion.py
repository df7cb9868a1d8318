"""Movement is arithmetic: the frame rate never changes the way, and everything arrives."""

import math

import pytest

from momiji.ui import motion
from momiji.ui.drift import Drift
from momiji.ui.motion import Glide, Motion, Pose


@pytest.mark.parametrize("ease", [motion.linear, motion.move, motion.arrive, motion.settle, motion.leave])
def test_easings_begin_at_nothing_and_end_at_one(ease: motion.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_settle_goes_a_little_past_its_place() -> None:
    assert 1.0 < max(motion.settle(i / 100) for i in range(101)) < 1.1


def test_a_spring_and_a_shake_come_to_rest() -> None:
    assert motion.spring(0.0) == pytest.approx(1.0)
    assert abs(motion.spring(0.320)) < 0.01
    assert motion.shake(0.180) == 0.0
    assert abs(motion.shake(0.02)) > 1


def test_the_frame_rate_does_not_change_the_way() -> None:
    slow, fast = Motion(), Motion()
    for queue in (slow, fast):
        queue.place("card", Pose(0, 0))
        queue.send("card", Pose(100, 0), 300, delay=45)
        queue.send("card", Pose(100, 80), 200)
    for _ in range(4):
        slow.update(0.1)
    for _ in range(400):
        fast.update(0.001)
    assert slow.pose("card").y == pytest.approx(fast.pose("card").y)
    assert slow.pose("card").x == pytest.approx(100)


def test_an_arc_rises_in_the_middle_and_lands_flat() -> None:
    queue = Motion()
    queue.place("card", Pose(0, 0))
    queue.send("card", Pose(200, 0), 300, motion.linear, arc=60)
    queue.update(0.15)
    assert queue.pose("card").y == pytest.approx(-60)
    assert queue.pose("card").lift == pytest.approx(60)
    queue.update(0.2)
    assert queue.pose("card") == Pose(200, 0)


def test_speed_halves_doubles_and_shows_at_once() -> None:
    for speed, x in ((0.5, 25), (1.0, 50), (2.0, 100)):
        queue = Motion(speed=speed)
        queue.place("card", Pose(0, 0))
        queue.send("card", Pose(100, 0), 400, motion.linear)
        queue.update(0.2)
        assert queue.pose("card").x == pytest.approx(x)
    queue = Motion(speed=0.0)
    queue.place("card", Pose(0, 0))
    queue.send("card", Pose(100, 0), 400)
    assert queue.pose("card").x == 100
    assert not queue.moving


def test_reduced_motion_fades_at_the_final_place() -> None:
    queue = Motion(reduced=True)
    queue.place("card", Pose(0, 0))
    queue.send("card", Pose(100, 0), 2000, arc=60, delay=500)
    queue.update(0.06)
    pose = queue.pose("card")
    assert (pose.x, pose.y, pose.lift) == (100, 0, 0)
    assert pose.alpha == pytest.approx(0.5)
    queue.update(0.07)
    assert not queue.moving


def test_finish_ends_everything_even_what_an_arrival_starts() -> None:
    queue, arrived = Motion(), []

    def next_leg() -> None:
        arrived.append("first")
        queue.send("acorn", Pose(7, 7), 100, then=lambda: arrived.append("second"))

    queue.place("acorn", Pose(0, 0))
    queue.send("acorn", Pose(5, 5), 100, then=next_leg)
    queue.finish()
    assert arrived == ["first", "second"]
    assert queue.pose("acorn") == Pose(7, 7) == queue.target("acorn")


def test_placing_forgets_what_was_under_way() -> None:
    queue = Motion()
    queue.place("card", Pose(0, 0))
    queue.send("card", Pose(9, 9), 100)
    queue.place("card", Pose(1, 1))
    assert not queue.moves("card")
    with pytest.raises(KeyError):
        queue.pose("unknown")


def test_a_glide_arrives_and_then_rests() -> None:
    glide = Glide(0.0, seconds=0.1)
    glide.to(1.0)
    assert glide.update(0.05)
    assert 0.5 < glide.value < 1
    assert glide.update(0.06)
    assert glide.value == 1.0
    assert not glide.update(0.1)


def test_drifting_leaves_stay_in_the_picture_or_come_back() -> None:
    drift = Drift(1920, 1080)
    for _ in range(4000):
        drift.update(0.05)
    assert len(drift.flakes) == 14
    assert all(-300 < flake.y < 1080 + flake.size and not math.isnan(flake.at[0]) for flake in drift.flakes)
