package org.wardiary.analytics.study;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.strength.Encounters;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.strength.Strengths.Likeliest;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The players' strengths over all games: {@code docs/statistics/strength.md}. */
public final class StrengthTable {

  /** Id of the table. */
  public static final String ID = "strength";

  private StrengthTable() {}

  /** A row for each player who met another player, the strongest first. */
  public static Statistic statistic() {
    return new Statistic(ID, (game, counts) -> {}, StrengthTable::table);
  }

  /** A player's results against others. */
  private record Line(long wins, long draws, long losses) {

    private Line plus(Line that) {
      return new Line(wins + that.wins, draws + that.draws, losses + that.losses);
    }

    private long games() {
      return wins + draws + losses;
    }
  }

  private static Table table(Totals totals) {
    Strengths strengths = totals.strengths();
    Map<String, Line> lines = lines(strengths.encounters());
    long games = lines.values().stream().mapToLong(Line::games).sum() / 2;
    return new TableBuilder<String>(ID, "Strength of the players")
        .text("player", player -> player)
        .count("games", "games", player -> lines.get(player).games())
        .count("wins", "games", player -> lines.get(player).wins())
        .count("draws", "games", player -> lines.get(player).draws())
        .count("losses", "games", player -> lines.get(player).losses())
        .bounds("strength", "Elo", player -> estimate(strengths.of(player)))
        .number("expected", "points a game", strengths::expected)
        .known("likeliest", "Elo", player -> likeliest(strengths, player, Likeliest::value))
        .known("error", "Elo", player -> likeliest(strengths, player, Likeliest::error))
        .note(note(strengths))
        .of(
            strengths.players().stream()
                .filter(player -> games >= Estimate.FEWEST)
                .sorted(
                    Comparator.comparingDouble((String player) -> -strengths.of(player).value())
                        .thenComparing(Comparator.naturalOrder()))
                .toList());
  }

  private static Estimate estimate(Strengths.Strength strength) {
    return new Estimate(strength.value(), strength.interval(), 0, true, Optional.empty());
  }

  private static OptionalDouble likeliest(
      Strengths strengths, String player, ToDoubleFunction<Likeliest> of) {
    return strengths.likeliest(player).stream().mapToDouble(of).findFirst();
  }

  private static String note(Strengths strengths) {
    String few =
        strengths.known() > strengths.players().size()
            ? " Of "
                + strengths.known()
                + " players those with most games have a strength of their own, the others that of"
                + " the mean."
            : "";
    String apart =
        strengths.groups() > 1
            ? " The players are "
                + strengths.groups()
                + " groups that never met: between groups strengths compare only if the groups are"
                + " alike."
            : "";
    return "By all games against others, whatever their date, with the edge of side and first turn"
        + " taken off; 0 is the mean of the players, 400 more means ten times the odds of winning."
        + " Expected: points a game against a player of mean strength. Likeliest and error: by"
        + " maximum likelihood alone, where no player won or lost all."
        + few
        + apart;
  }

  private static Map<String, Line> lines(Encounters encounters) {
    Map<String, Line> lines = new TreeMap<>();
    encounters
        .results()
        .forEach(
            (seating, results) -> {
              if (seating.betweenTwo()) {
                long first = results.first();
                long second = results.second();
                long draws = results.draws();
                lines.merge(seating.first(), new Line(first, draws, second), Line::plus);
                lines.merge(seating.second(), new Line(second, draws, first), Line::plus);
              }
            });
    return lines;
  }
}
