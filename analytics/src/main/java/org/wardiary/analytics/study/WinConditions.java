package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Who wins and by which condition: {@code docs/statistics/win-conditions.md}. */
public final class WinConditions {

  /** Id of the table. */
  public static final String ID = "win-conditions";

  /** Id of the table of ways to end, whoever won. */
  public static final String WAYS = "endings";

  private static final String ENDED = "ended";
  static final String UNFINISHED = "nobody (unfinished)";

  private WinConditions() {}

  /** How games are won, by the side that moved first, winner and condition. */
  public static Statistic statistic() {
    return new Statistic(ID, WinConditions::count, WinConditions::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (String first : FirstTurn.of(game)) {
      Key of = Key.of("of", first);
      counts.add(of, 1).add(ended(first, winner(game), Condition.of(game)), 1, of);
    }
  }

  private static Key ended(String first, String winner, Condition condition) {
    return Key.of(ENDED, first, winner, condition.label());
  }

  private static Table table(Totals totals) {
    List<RowTotals> rows = new ArrayList<>();
    for (String first : FirstTurn.rows(totals)) {
      for (Ending ending : endings(totals)) {
        RowTotals row = totals.row(first, ending.winner(), ending.condition().label());
        if (row.count(ENDED) > 0 || totals.sides().contains(ending.winner())) {
          rows.add(row);
        }
      }
    }
    return new TableBuilder<RowTotals>(ID, "How games are won")
        .text("moved_first", row -> row.part(0))
        .text("winner", row -> row.part(1))
        .text("condition", row -> row.part(2))
        .count("games", "games", row -> row.count(ENDED))
        .count("of", "games", row -> totals.count(Key.of("of", row.part(0))))
        .share("share", row -> row.share(ENDED, Key.of("of", row.part(0))))
        .estimatesNote(
            "Each game counts once. Share: of all games in which the named side moved first"
                + " (either: of all games).")
        .missing("share", of -> totals.none(Key.of("of", of.get(0))).share())
        .of(rows);
  }

  /** How games are won, whoever won them; drawn and unfinished games apart. */
  public static Statistic ways() {
    return new Statistic(WAYS, WinConditions::countWay, WinConditions::ways);
  }

  private static void countWay(PlayedGame game, Accumulator counts) {
    String way = game.decided() ? Condition.of(game).label() : winner(game);
    counts.add(Accumulator.GAMES, 1).add(Key.of(WAYS, way), 1, Accumulator.GAMES);
  }

  private static Table ways(Totals totals) {
    return new TableBuilder<Way>(WAYS, "Ways in which games end")
        .text("ending", Way::label)
        .count("games", "games", way -> way.games(totals))
        .count("of", "games", way -> totals.count(Accumulator.GAMES))
        .share("share", way -> way.share(totals))
        .estimatesNote("Each game counts once, whoever won it.")
        .missing("share", of -> totals.none(Accumulator.GAMES).share())
        .definedIn(ID)
        .of(Way.all(totals));
  }

  /**
   * A way for games to end, whoever won.
   *
   * @param label a condition, {@code draw}, or that nobody won an unfinished game
   */
  record Way(String label) {

    /** All ways, the most frequent one first. */
    static List<Way> all(Totals totals) {
      return totals.parts(1, WAYS).stream()
          .map(Way::new)
          .sorted(
              Comparator.comparingLong((Way way) -> -way.games(totals)).thenComparing(Way::label))
          .toList();
    }

    long games(Totals totals) {
      return totals.count(Key.of(WAYS, label));
    }

    Estimate share(Totals totals) {
      return totals.share(Key.of(WAYS, label), Accumulator.GAMES);
    }
  }

  /** A way for a game to end. */
  private record Ending(String winner, Condition condition) {}

  /** All winners with all conditions that occur: the sides, then draw and unfinished. */
  private static List<Ending> endings(Totals totals) {
    List<String> winners = new ArrayList<>(totals.sides());
    winners.add(PlayedGame.DRAW);
    winners.add(UNFINISHED);
    List<Condition> conditions = conditions(totals.parts(3, ENDED));
    return winners.stream()
        .flatMap(winner -> conditions.stream().map(condition -> new Ending(winner, condition)))
        .toList();
  }

  /** The conditions with these labels, in the order of the enum. */
  static List<Condition> conditions(Set<String> labels) {
    Set<String> known = new HashSet<>(labels);
    known.removeAll(List.of(GameLength.ANY, UNFINISHED));
    return Condition.labelled(known);
  }

  private static String winner(PlayedGame game) {
    return game.winner().orElse(game.drawn() ? PlayedGame.DRAW : UNFINISHED);
  }
}
