"""Whatever a settings file contains, every preference is valid, and is saved as it is."""

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rummy_qt.records.settings import Settings
from rummy_qt.ui.preferences import PREFERENCES
from tests.ui.wrong_settings import GOOD

RUBBISH = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside),
    max_leaves=8,
)
KINDS = {name: preference.kind for name, preference in PREFERENCES.items()}


def twisted(chance: st.DataObject) -> dict[str, Any]:
    """A valid file in which some values, or parts of them, are replaced by garbage."""
    told = dict(GOOD)
    for name in chance.draw(st.lists(st.sampled_from(sorted(GOOD)), unique=True)):
        good = told[name]
        if isinstance(good, dict) and good and chance.draw(st.booleans()):
            told[name] = good | {chance.draw(st.sampled_from(sorted(good))): chance.draw(RUBBISH)}
        else:
            told[name] = chance.draw(RUBBISH)
    return told


@settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(chance=st.data())
def test_a_rubbish_value_loses_no_other_setting(chance: st.DataObject, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    told = twisted(chance)
    path.write_text(json.dumps(told), encoding="utf-8")
    kept = Settings(path)
    values = kept.take(KINDS)
    assert kept.notes == []
    assert set(values) | set(kept.refused) == set(told)
    assert all(name in values for name in told if told[name] is GOOD[name])
    for name, value in values.items():
        assert KINDS[name].read(KINDS[name].write(value)) == value, name
