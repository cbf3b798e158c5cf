package org.wardiary.analytics.game.squares;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.projector.game.squares.view.SpaceStay;
import org.wardiary.projector.game.squares.view.UnitCareer;

/** What units of each kind do in a game, where they stand and how many are lost. */
public final class UnitCareers {

  /** Id of the table. */
  public static final String ID = "unit-careers";

  /** Id of the table by square. */
  public static final String SQUARES = "losses-by-square";

  /** Page that defines these statistics. */
  static final String PAGE = "unit-careers";

  private static final String UNITS = Careers.UNITS;
  private static final String TURNS = "turns";
  private static final String LOST = "lost";

  private UnitCareers() {}

  /** By kind: what a unit does in a game on average, and how often it is lost. */
  static Statistic statistic(SquaresInfo info) {
    return new Statistic(ID, UnitCareers::count, totals -> table(totals, info));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Careers.order(game, counts);
    Careers.in(game).stream()
        .collect(Collectors.groupingBy(UnitCareer::getKind))
        .forEach((kind, units) -> Careers.count(units, kind, counts));
  }

  private static Table table(Totals totals, SquaresInfo info) {
    return new TableBuilder<RowTotals>(ID, "What units of each kind do, and what becomes of them")
        .text("kind", row -> info.kind(row.part(0)))
        .count("units", "units", row -> row.count(UNITS))
        .share("deployed", row -> row.share("deployed", UNITS))
        .estimate("moves", "moves per unit", row -> row.rate("moves", UNITS))
        .estimate("attacks", "attacks per unit", row -> row.rate("attacks", UNITS))
        .estimate("supports", "attacks per unit", row -> row.rate("supports", UNITS))
        .estimate("attacked", "attacks per unit", row -> row.rate("attacked", UNITS))
        .estimate("retreats", "retreats per unit", row -> row.rate("retreats", UNITS))
        .estimate("advances", "advances per unit", row -> row.rate("advances", UNITS))
        .share("lost", row -> row.share("lost", UNITS))
        .estimatesNote(
            "Units: of both sides, over all games. Deployed: share that ever left the reserve."
                + " Moves, attacks made, attacks supported, attacks suffered (those into a"
                + " reserve left aside), retreats and advances: per unit and game. Lost: share"
                + " of the units.")
        .definedIn(PAGE)
        .of(totals.rows(Careers.kinds(totals)));
  }

  /** Where units stand and are lost, by square of the standard board, without the reserves. */
  static Statistic squares(SquaresInfo info) {
    OwnView seen = OwnView.of(info.board());
    return new Statistic(
        SQUARES,
        (game, counts) -> countSquares(game, counts, seen),
        totals -> squares(totals, info));
  }

  /** Sums the numbers of a game by square before counting, as several units visit each square. */
  private static void countSquares(PlayedGame game, Accumulator counts, OwnView seen) {
    if (!game.onStandardMap()) {
      return;
    }
    counts.add(Accumulator.GAMES, 1);
    Map<String, int[]> squares = new HashMap<>();
    for (UnitCareer unit : Careers.in(game)) {
      int side = game.index(unit.getSide());
      for (SpaceStay stay : unit.getStays()) {
        numbers(squares, seen.space(side, stay.getSpace()))[0] += stay.getTurns();
      }
      if (Careers.lost(unit)) {
        numbers(squares, seen.space(side, unit.getLostSpace()))[1]++;
      }
    }
    squares.forEach(
        (square, numbers) ->
            counts
                .add(Key.of(TURNS, square), numbers[0], Accumulator.GAMES)
                .add(Key.of(LOST, square), numbers[1], Accumulator.GAMES));
  }

  private static int[] numbers(Map<String, int[]> squares, String square) {
    return squares.computeIfAbsent(square, none -> new int[2]);
  }

  private static Table squares(Totals totals, SquaresInfo info) {
    return new TableBuilder<RowTotals>(SQUARES, "Where units stand and fall")
        .text("square", row -> row.part(0))
        .count("turns", "unit turns", row -> row.count(TURNS))
        .estimate(
            "turns_per_game", "unit turns per game", row -> row.rate(TURNS, Accumulator.GAMES))
        .count("lost", "units", row -> row.count(LOST))
        .estimate("lost_per_game", "units per game", row -> row.rate(LOST, Accumulator.GAMES))
        .estimatesNote(
            "Games on the standard map. Both sides together, as a unit's own side sees the"
                + " board with its reserve in the south: squares of the side in the north stand"
                + " where half a turn of the board puts them. Unit turns: turns of both sides"
                + " at whose end a unit stood there. Lost: units that were lost there, as"
                + " defenders or in attacks of their own side. On the board: units lost per"
                + " game, below them unit turns per game.")
        .definedIn(PAGE)
        .of(
            info.board().map(BoardPlan::spaces).orElse(List.of()).stream()
                .filter(space -> totals.count(Accumulator.GAMES) > 0)
                .filter(space -> space.terrain() != Terrain.RESERVE)
                .map(space -> totals.row(space.code()))
                .toList());
  }
}
