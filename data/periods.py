"""Tell when this week and this month began, in UTC: what rankings are counted from."""

from datetime import UTC, datetime, timedelta


def week_start(now: float) -> float:
    """Return when the week of `now` (unix seconds) began: Monday, 00:00 UTC."""
    day = _midnight(now)
    return (day - timedelta(days=day.weekday())).timestamp()


def month_start(now: float) -> float:
    """Return when the month of `now` (unix seconds) began: the 1st, 00:00 UTC."""
    return _midnight(now).replace(day=1).timestamp()


def _midnight(now: float) -> datetime:
    return datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
