package org.wardiary.analytics.game.squares;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
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
    TableBuilder table =
        new TableBuilder(ID, "What units of each kind do, and what becomes of them")
            .text("kind")
            .count("units", "units")
            .share("deployed")
            .estimate("moves", "moves per unit")
            .estimate("attacks", "attacks per unit")
            .estimate("supports", "attacks per unit")
            .estimate("attacked", "attacks per unit")
            .estimate("retreats", "retreats per unit")
            .estimate("advances", "advances per unit")
            .share("lost")
            .note(
                "Units: of both sides, over all games. Deployed: share that ever left the reserve."
                    + " Moves, attacks made, attacks supported, attacks suffered (those into a"
                    + " reserve left aside), retreats and advances: per unit and game. Lost: share"
                    + " of the units. "
                    + Estimate.NOTE)
            .definedIn(PAGE);
    for (String kind : Careers.kinds(totals)) {
      Key units = Careers.units(kind);
      TableBuilder.RowBuilder row =
          table
              .row(info.kind(kind))
              .count(totals.count(units))
              .estimate(totals.share(Careers.counted("deployed", kind), units));
      Careers.addTo(
              row, totals, kind, "moves", "attacks", "supports", "attacked", "retreats", "advances")
          .estimate(totals.share(Careers.counted("lost", kind), units))
          .end();
    }
    return table.build();
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
                .add(turns(square), numbers[0], Accumulator.GAMES)
                .add(lost(square), numbers[1], Accumulator.GAMES));
  }

  private static int[] numbers(Map<String, int[]> squares, String square) {
    return squares.computeIfAbsent(square, none -> new int[2]);
  }

  private static Key turns(String square) {
    return Key.of("turns", square);
  }

  private static Key lost(String square) {
    return Key.of("lost", square);
  }

  private static Table squares(Totals totals, SquaresInfo info) {
    TableBuilder table =
        new TableBuilder(SQUARES, "Where units stand and fall")
            .text("square")
            .count("turns", "unit turns")
            .estimate("turns_per_game", "unit turns per game")
            .count("lost", "units")
            .estimate("lost_per_game", "units per game")
            .note(
                "Games on the standard map. Both sides together, as a unit's own side sees the"
                    + " board with its reserve in the south: squares of the side in the north stand"
                    + " where half a turn of the board puts them. Unit turns: turns of both sides"
                    + " at whose end a unit stood there. Lost: units that were lost there, as"
                    + " defenders or in attacks of their own side. On the board: units lost per"
                    + " game, below them unit turns per game. "
                    + Estimate.NOTE)
            .definedIn(PAGE);
    info.board().map(BoardPlan::spaces).orElse(List.of()).stream()
        .filter(space -> totals.count(Accumulator.GAMES) > 0)
        .filter(space -> space.terrain() != Terrain.RESERVE)
        .forEach(space -> square(totals, space.code(), table));
    return table.build();
  }

  private static void square(Totals totals, String code, TableBuilder table) {
    table
        .row(code)
        .count(totals.count(turns(code)))
        .estimate(totals.rate(turns(code), Accumulator.GAMES))
        .count(totals.count(lost(code)))
        .estimate(totals.rate(lost(code), Accumulator.GAMES))
        .end();
  }
}
