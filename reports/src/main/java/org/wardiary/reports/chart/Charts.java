package org.wardiary.reports.chart;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Crosstable;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.RulesUsed;
import org.wardiary.analytics.study.Scores;
import org.wardiary.analytics.study.Skill;
import org.wardiary.analytics.study.StrengthTable;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.GroupChart.Series;
import org.wardiary.reports.chart.RowChart.Value;

/** The charts of the tables that every game has, and the rule of which tables are drawn at all. */
public final class Charts {

  private static final Map<String, Chart> OTHERS =
      Map.of(
          WinConditions.WAYS,
          ways(),
          StrengthTable.ID,
          strength(),
          Crosstable.ID,
          (table, style) -> new CrossChart(table, style).picture());

  private static final Map<String, Chart> COMMON =
      Map.of(
          WinConditions.ID,
          winConditions(),
          Balance.ID,
          balance(),
          GameLength.DISTRIBUTION,
          (table, style) -> new LengthChart(table, style).picture(),
          Scores.END,
          scoreAtEnd(),
          GameLength.ID,
          lengths(),
          Skill.ID,
          skill(),
          RulesUsed.ID,
          rulesUsed());

  private static final int MOST_PLAYERS = 40;

  private Charts() {}

  /**
   * The drawing of a table, if it has a chart and holds anything that may be drawn.
   *
   * @param own the charts of the game's own tables, by the tables' ids
   */
  public static Optional<Drawing> of(Table table, Style style, Map<String, Chart> own) {
    if (table.rows().isEmpty()) {
      return Optional.empty();
    }
    return Stream.of(own, COMMON, OTHERS, ChoiceCharts.ALL, CourseCharts.ALL)
        .map(charts -> charts.get(table.id()))
        .filter(Objects::nonNull)
        .findFirst()
        .map(chart -> chart.draw(table, style))
        .filter(Drawing::showsAnything);
  }

  /**
   * The chart of how often the luckier side won.
   *
   * @param luck what the luck is in, e.g. {@code gold}
   */
  public static Chart luckierSide(String luck) {
    return RowChart.of(
        Value.share("win_rate", row -> row.text("who")).n(RowWords.of("n = %s", "games")),
        Look.shareDots("games won, of games that somebody won"),
        Text.of("Games won by the side with more luck in %s, 95 %% intervals", luck));
  }

  /** None where all games ended alike, as that is no share. */
  private static Chart ways() {
    return RowChart.of(
            Value.share("share", row -> row.text("ending")).n(RowWords.count("games", "game")),
            Look.shareBars("share of the games"),
            "Share of the games that ended so, whoever won, 95 % intervals")
        .rows(table -> table.rows().size() > 1 ? table.rows() : List.of());
  }

  /** A bar for all games, and one for those in which each side moved first. */
  private static Chart winConditions() {
    return StackChart.ofRows(
        table -> table.select(row -> row.count("games") > 0),
        new StackChart.Words(
            row ->
                row.is("moved_first", "either")
                    ? Text.of("all, %s", games(row))
                    : Text.of("%s first, %s", row.text("moved_first"), games(row)),
            RowWords.of("%s, %s", "winner", "condition"),
            row -> row.text("winner"),
            "share"),
        "share of the games",
        "Share of all games by winner and condition; intervals in the table");
  }

  private static String games(Row row) {
    return Text.count(row.count("of"), "game");
  }

  private static Chart skill() {
    return new GroupChart(
        List.of(
            Series.share("the stronger one wins", "stronger_wins"),
            Series.share("of the results explained by who plays", "explained")),
        RowWords.count("players", "player"),
        RowWords.count("games", "game"),
        Look.sharesFromZero("share"),
        "How often the stronger of two players wins, and what that explains, 95 % intervals");
  }

  private static Chart rulesUsed() {
    return RowChart.of(
        Value.share("share", row -> row.text("option")).n(RowWords.of("%s", "rule")),
        Look.shareBars("share of the games"),
        "Games in which it was used at least once, 95 % intervals");
  }

  private static Chart lengths() {
    return RowChart.of(
            Value.number("median", "0.#", row -> row.text("condition"))
                .n(RowWords.count("games", "game")),
            Look.numbersFromZero("turns, median", "0"),
            "Median of the turns, 95 % intervals")
        .where(row -> row.is("measure", "turns"));
  }

  private static Chart scoreAtEnd() {
    Chart all =
        new GroupChart(
            List.of(
                new Series("winner", "winner_losses", "0.#"),
                new Series("loser", "loser_losses", "0.#")),
            RowWords.of("%s, %s", "winner", "condition"),
            RowWords.count("games", "game"),
            new Look(Look.Mark.DOT, "points lost at the end, median", "0", Double.NaN),
            "Medians of the points that each side had lost, 95 % intervals");
    return (table, style) ->
        all.draw(table.only(row -> row.number("winner_losses").isPresent()), style);
  }

  private static Chart balance() {
    return RowChart.of(
            Value.share("win_rate", Charts::balanceLabel)
                .n(RowWords.of("n = %s", "decided"))
                .colour("who"),
            Look.shareDots("games won, of games that somebody won"),
            "Games won, of games that somebody won, 95 % intervals")
        .rows(Charts::decided);
  }

  /** The rows of games that somebody won: where nobody knows who began, two of seven are left. */
  private static List<Row> decided(Table table) {
    List<Row> known = table.select(row -> row.number("decided").orElse(0) > 0);
    return known.isEmpty() ? table.rows() : known;
  }

  private static Chart strength() {
    return RowChart.of(
            Value.number("strength", "0", row -> row.text("player"))
                .n(RowWords.count("games", "game")),
            new Look(Look.Mark.DOT, "Elo, 0 the mean of the players", "0", 0),
            "Strength over all games, side and first turn taken off, 95 % intervals")
        .rows(table -> table.rows().stream().limit(MOST_PLAYERS).toList());
  }

  private static String balanceLabel(Row row) {
    if (row.is("who", Balance.FIRST_MOVER)) {
      return "whoever moves first";
    }
    return row.is("moves", "first or second")
        ? Text.of("%s in all", row.text("who"))
        : Text.of("%s moving %s", row.text("who"), row.text("moves"));
  }
}
