package org.wardiary.analytics.game.squares;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Totals;
import org.wardiary.projector.game.squares.view.CareerRows;
import org.wardiary.projector.game.squares.view.SpaceStay;
import org.wardiary.projector.game.squares.view.UnitCareer;

/** The career rows of a game. */
final class Careers {

  static final RowReader<CareerRows> READER =
      new RowReader<>(CareerRows.class, CareerRows::getGameId);

  /** The number of units of a row of a table. */
  static final String UNITS = "units";

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

  /** Number of turns at whose end a unit stood on a space that satisfies a predicate. */
  static int turnsOn(UnitCareer unit, Predicate<String> space) {
    return unit.getStays().stream()
        .filter(stay -> space.test(stay.getSpace()))
        .mapToInt(SpaceStay::getTurns)
        .sum();
  }

  private static Key counted(String what, String row) {
    return Key.of(what, row);
  }

  /**
   * Counts what the units of a row of a table did in a game, for tables of rates. Numbers are
   * summed over the units before they are counted, since a game has many units and few kinds.
   */
  static void count(List<UnitCareer> some, String row, Accumulator counts) {
    Key units = counted(UNITS, row);
    Key deployed = counted("deployed", row);
    counts
        .add(units, some.size())
        .add(deployed, sum(some, unit -> deployed(unit) ? 1 : 0), units)
        .add(counted("deployed turn", row), sum(some, UnitCareer::getDeployedTurn), deployed)
        .add(counted("moves", row), sum(some, UnitCareer::getMoves), units)
        .add(counted("attacks", row), sum(some, UnitCareer::getAttacks), units)
        .add(counted("supports", row), sum(some, UnitCareer::getSupports), units)
        .add(counted("attacked", row), sum(some, UnitCareer::getAttacked), units)
        .add(counted("retreats", row), sum(some, UnitCareer::getRetreats), units)
        .add(counted("advances", row), sum(some, UnitCareer::getAdvances), units)
        .add(counted("lost", row), sum(some, unit -> lost(unit) ? 1 : 0), units);
  }

  private static long sum(List<UnitCareer> some, ToIntFunction<UnitCareer> number) {
    int sum = 0;
    for (UnitCareer unit : some) {
      sum += number.applyAsInt(unit);
    }
    return sum;
  }

  /** Records the order of the kinds of units in a game, for {@link #kinds}. */
  static void order(PlayedGame game, Accumulator counts) {
    Set<String> seen = new HashSet<>();
    String before = "";
    int place = 0;
    for (UnitCareer unit : in(game)) {
      String kind = unit.getKind();
      if (!kind.equals(before) && seen.add(kind)) { // units of a kind are adjacent
        counts.observe(Key.of(PLACE, kind), place);
      }
      before = kind;
      place++;
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
