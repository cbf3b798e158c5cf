package org.wardiary.analytics.game.squares;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Counter;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.squares.view.CareerRows;
import org.wardiary.projector.game.squares.view.SpaceStay;
import org.wardiary.projector.game.squares.view.UnitCareer;

/** The career rows of a game. */
final class Careers {

  static final RowReader<CareerRows> READER =
      new RowReader<>(CareerRows.class, CareerRows::getGameId);

  private static final String UNITS = "units";
  private static final String PLACE = "place";

  private Careers() {}

  /** The units of a game in the order in which armies list them. */
  static List<UnitCareer> in(PlayedGame game) {
    return game.own(CareerRows.class).map(CareerRows::getUnits).orElse(List.of());
  }

  /** Whether a unit ever left its reserve. */
  static boolean deployed(UnitCareer unit) {
    return unit.getDeployedTurn() > 0;
  }

  /** Whether a unit was lost. */
  static boolean lost(UnitCareer unit) {
    return unit.getLostTurn() > 0;
  }

  /** Turns at whose end a unit stood on such a space. */
  static int turnsOn(UnitCareer unit, Predicate<String> space) {
    return unit.getStays().stream()
        .filter(stay -> space.test(stay.getSpace()))
        .mapToInt(SpaceStay::getTurns)
        .sum();
  }

  /** Units of a row of a table. */
  static Key units(String row) {
    return Key.of(UNITS, row);
  }

  /** Something that the units of a row did. */
  static Key deed(String what, String row) {
    return Key.of(what, row);
  }

  /** Counts what a unit did in a row of a table: as often as {@link #addTo} asks for. */
  static void count(UnitCareer unit, String row, Counter counter) {
    Key units = units(row);
    counter
        .add(units, 1)
        .add(deed("deployed", row), deployed(unit) ? 1 : 0, units)
        .add(deed("deployed turn", row), unit.getDeployedTurn(), deed("deployed", row))
        .add(deed("moves", row), unit.getMoves(), units)
        .add(deed("attacks", row), unit.getAttacks(), units)
        .add(deed("supports", row), unit.getSupports(), units)
        .add(deed("attacked", row), unit.getAttacked(), units)
        .add(deed("retreats", row), unit.getRetreats(), units)
        .add(deed("advances", row), unit.getAdvances(), units)
        .add(deed("lost", row), lost(unit) ? 1 : 0, units);
  }

  /** Adds the rates of some deeds to a row. */
  static TableBuilder.RowBuilder addTo(
      TableBuilder.RowBuilder cells, Totals totals, String row, String... deeds) {
    for (String deed : deeds) {
      cells.estimate(totals.rate(deed(deed, row), units(row)));
    }
    return cells;
  }

  /** Remembers in which order the kinds of units of a game stand. */
  static void order(PlayedGame game, Counter counter) {
    List<UnitCareer> units = in(game);
    for (int i = 0; i < units.size(); i++) {
      counter.observe(Key.of(PLACE, units.get(i).getKind()), i);
    }
  }

  /** The kinds of units in the order in which armies list them. */
  static List<String> kinds(Totals totals) {
    return totals.parts(1, PLACE).stream()
        .sorted(
            Comparator.<String>comparingDouble(
                    kind -> totals.observed(Key.of(PLACE, kind)).quantile(0))
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }
}
