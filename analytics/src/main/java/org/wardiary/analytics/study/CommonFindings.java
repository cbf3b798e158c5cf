package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.table.Row;

/**
 * What the tables that every game has say, in plain words. A difference is claimed only where the
 * intervals allow it; otherwise the sentence says that none is shown. Nothing is said that no table
 * holds.
 */
public final class CommonFindings {

  private static final Map<String, String> HOW =
      Map.of(
          Condition.STRATEGIC.label(), " by strategic victory",
          Condition.ATTRITION.label(), " by attrition",
          Condition.NO_LEGAL_ORDER.label(), " because the other side had no legal order",
          Condition.LIMIT.label(), " at the limit of turns",
          Condition.OTHER.label(), " by no rule (resignation and the like)");

  private CommonFindings() {}

  /** The findings in order: balance, first turn, endings, length. */
  public static List<Finding> of(Tables tables) {
    List<Finding> findings = new ArrayList<>();
    tables
        .row(Balance.ID, row -> row.is("moves", "first or second"))
        .ifPresent(row -> findings.add(new Finding(Balance.ID, balance(row))));
    tables
        .row(Balance.ID, row -> row.is("who", Balance.FIRST_MOVER))
        .filter(row -> row.number("win_rate").isPresent())
        .ifPresent(row -> findings.add(new Finding(Balance.ID, firstTurn(row))));
    List<Row> endings = tables.rows(WinConditions.ID, row -> row.is("moved_first", Split.EITHER));
    endings.stream()
        .filter(row -> row.number("share").isPresent())
        .max(Comparator.comparingLong(row -> row.count("games")))
        .ifPresent(top -> findings.add(new Finding(WinConditions.ID, mostFrequent(endings, top))));
    tables
        .row(
            GameLength.ID, row -> row.is("measure", "turns") && row.is("condition", GameLength.ANY))
        .filter(row -> row.number("median").isPresent())
        .ifPresent(row -> findings.add(new Finding(GameLength.ID, length(row))));
    return findings;
  }

  private static String balance(Row row) {
    String side = row.text("who");
    if (row.number("win_rate").isEmpty()) {
      return "There are too few games with a winner ("
          + row.count("decided")
          + ") to say whether a side has an edge.";
    }
    String measured =
        side
            + " won "
            + Phrases.percent(row, "win_rate")
            + " of "
            + row.count("decided")
            + " games with a winner ("
            + Phrases.percentInterval(row, "win_rate")
            + ")";
    return edge(row)
        .map(how -> measured + ": in these games " + side + " wins " + how + ".")
        .orElse(measured + ". An even balance fits these games: no edge of a side is shown.");
  }

  private static String firstTurn(Row row) {
    String measured =
        "The side that moved first won "
            + Phrases.percent(row, "win_rate")
            + " ("
            + Phrases.percentInterval(row, "win_rate")
            + ")";
    return edge(row)
        .map(how -> measured + ": it wins " + how + ".")
        .orElse(measured + ": no edge of the first turn is shown.");
  }

  /** "more than half of them" or "less than half of them", where both intervals allow it. */
  private static Optional<String> edge(Row row) {
    String verdict = row.text("verdict");
    return verdict.startsWith("wins ")
        ? Optional.of(verdict.substring("wins ".length()) + " of them")
        : Optional.empty();
  }

  private static String mostFrequent(List<Row> endings, Row top) {
    return "The most frequent ending is "
        + ending(top)
        + ": "
        + Phrases.percent(top, "share")
        + " of all games ("
        + Phrases.percentInterval(top, "share")
        + ")"
        + rivals(endings, top)
        + only(endings);
  }

  private static String ending(Row row) {
    String how = HOW.getOrDefault(row.text("condition"), "");
    return switch (row.text("winner")) {
      case PlayedGame.DRAW -> "a draw" + how;
      case WinConditions.UNFINISHED -> "an unfinished game";
      default -> "a win of " + row.text("winner") + how;
    };
  }

  /** Says which endings may be as frequent, unless the intervals lie apart. */
  private static String rivals(List<Row> endings, Row top) {
    double low = Phrases.value(top, "share_low");
    List<String> close =
        endings.stream()
            .filter(row -> row != top && row.number("share_high").orElse(0) >= low)
            .map(CommonFindings::ending)
            .toList();
    return close.isEmpty()
        ? "."
        : "; the intervals do not set it apart from " + String.join(" and ", close) + ".";
  }

  /** Says so where all games ended in one way. */
  private static String only(List<Row> endings) {
    long conditions =
        endings.stream()
            .filter(row -> row.count("games") > 0)
            .map(row -> row.text("condition"))
            .distinct()
            .count();
    return conditions == 1 ? " None of these games ended in another way." : "";
  }

  private static String length(Row row) {
    return "Half of the games last "
        + Phrases.number(row, "median")
        + " turns or less (the median is between "
        + Phrases.number(row, "median_low")
        + " and "
        + Phrases.number(row, "median_high")
        + " with 95\u00A0% confidence); half lie between "
        + Phrases.number(row, "lower_quartile")
        + " and "
        + Phrases.number(row, "upper_quartile")
        + " turns.";
  }
}
