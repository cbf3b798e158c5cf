package org.wardiary.analytics.study;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.strength.Encounters;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The players' results against one another: {@code docs/statistics/strength.md}. */
public final class Crosstable {

  /** Id of the table. */
  public static final String ID = "crosstable";

  /** Most players in the table; if there are more, those with most games are shown. */
  private static final int MOST = 24;

  private Crosstable() {}

  /** Two rows for each pair of players who met, one for each of them; the strongest come first. */
  public static Statistic statistic() {
    return new Statistic(ID, (game, counts) -> {}, Crosstable::table);
  }

  private record Pair(String player, String opponent) {}

  private record Line(long wins, long draws, long losses, double expected) {

    private Line plus(Line that) {
      return new Line(
          wins + that.wins, draws + that.draws, losses + that.losses, expected + that.expected);
    }

    private long games() {
      return wins + draws + losses;
    }

    private double points() {
      return wins + draws / 2.0;
    }
  }

  private static Table table(Totals totals) {
    Strengths strengths = totals.strengths();
    Map<Pair, Line> lines =
        new TreeMap<>(Comparator.comparing(Pair::player).thenComparing(Pair::opponent));
    strengths
        .encounters()
        .results()
        .forEach((seating, results) -> add(seating, results, strengths, lines));
    List<String> players = players(lines, strengths);
    long games = lines.values().stream().mapToLong(Line::games).sum() / 2;
    return new TableBuilder<Pair>(ID, "Who beat whom")
        .text("player", Pair::player)
        .text("opponent", Pair::opponent)
        .count("games", "games", pair -> lines.get(pair).games())
        .count("wins", "games", pair -> lines.get(pair).wins())
        .count("draws", "games", pair -> lines.get(pair).draws())
        .count("losses", "games", pair -> lines.get(pair).losses())
        .number("points", "points", pair -> lines.get(pair).points())
        .number("expected", "points", pair -> lines.get(pair).expected())
        .note(
            "Players by their strength over all games; of more than "
                + MOST
                + " those with most games. Expected: points by the strengths of both, with side"
                + " and first turn.")
        .definedIn(StrengthTable.ID)
        .of(
            players.stream()
                .filter(player -> games >= Estimate.FEWEST)
                .flatMap(player -> players.stream().map(opponent -> new Pair(player, opponent)))
                .filter(lines::containsKey)
                .toList());
  }

  private static void add(
      Encounters.Seating seating,
      Encounters.Results results,
      Strengths strengths,
      Map<Pair, Line> lines) {
    if (seating.betweenTwo()) {
      double expected = strengths.expected(seating, (double) results.games());
      Line line = new Line(results.first(), results.draws(), results.second(), expected);
      double others = results.games() - expected;
      Line mirrored = new Line(results.second(), results.draws(), results.first(), others);
      lines.merge(new Pair(seating.first(), seating.second()), line, Line::plus);
      lines.merge(new Pair(seating.second(), seating.first()), mirrored, Line::plus);
    }
  }

  /** The players with most games, the strongest first. */
  private static List<String> players(Map<Pair, Line> lines, Strengths strengths) {
    Map<String, Long> games = new TreeMap<>();
    lines.forEach((pair, line) -> games.merge(pair.player(), line.games(), Long::sum));
    return strengths.players().stream()
        .sorted(
            Comparator.comparingLong((String player) -> -games.get(player))
                .thenComparing(Comparator.naturalOrder()))
        .limit(MOST)
        .sorted(
            Comparator.comparingDouble((String player) -> -strengths.of(player).value())
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }
}
