package org.wardiary.events.game.recorded.statement;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.wardiary.events.text.Text;

/** Reads lists of units, and tells units from sides. */
final class UnitReader {

  static final String UNIT = "a unit's id";

  private final List<String> sides;
  private final AllowedWords units;

  UnitReader(Words words) {
    this.sides = words.sides();
    this.units = words.units();
  }

  /** Reads units joined by commas. */
  List<String> read(Cursor in) {
    int at = in.at();
    return checked(in, at, in.ids(',', UNIT));
  }

  /**
   * Checks that ids may be units and differ.
   *
   * @param at where the first of them stands
   */
  List<String> checked(Cursor in, int at, List<String> ids) {
    int place = at;
    Set<String> seen = new HashSet<>();
    for (String id : ids) {
      if (Ids.RESERVED.contains(id) || sides.contains(id)) {
        throw in.expectedAt(place, Text.of("a unit, which is never called '%s',", id));
      }
      if (ids.size() > 1 && !seen.add(id)) {
        throw in.expectedAt(place, "each unit once");
      }
      units.checked(place, "unit", "", id);
      place += id.length() + 1;
    }
    return ids;
  }

  /** The target of a change of state: a side or units. */
  Target target(Cursor in, int at, List<String> ids) {
    return isSide(ids) ? new Target.Side(ids.get(0)) : new Target.Units(checked(in, at, ids));
  }

  /** Who attacks: a side or units. */
  List<String> attackers(Cursor in, int at, List<String> ids) {
    return isSide(ids) ? ids : checked(in, at, ids);
  }

  private boolean isSide(List<String> ids) {
    return ids.size() == 1 && sides.contains(ids.get(0));
  }
}
