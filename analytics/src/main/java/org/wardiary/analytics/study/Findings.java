package org.wardiary.analytics.study;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/**
 * What the tables say, in plain words. A difference is claimed only where the intervals allow it;
 * otherwise the sentence says that none is shown. Nothing is said that no table holds.
 */
public final class Findings {

  private static final Map<String, String> HOW =
      Map.of(
          Condition.STRATEGIC.label(), " by strategic victory",
          Condition.ATTRITION.label(), " by attrition",
          Condition.NO_LEGAL_ORDER.label(), " because the other side had no legal order",
          Condition.LIMIT.label(), " at the limit of turns",
          Condition.OTHER.label(), " by no rule (resignation and the like)");

  private final List<Table> tables;
  private final List<Finding> found = new ArrayList<>();

  private Findings(List<Table> tables) {
    this.tables = tables;
  }

  /** The findings of one kind of game, most important first. */
  public static List<Finding> of(List<Table> tables) {
    Findings findings = new Findings(tables);
    findings.balance();
    findings.firstTurn();
    findings.conditions();
    findings.length();
    findings.attackTypes();
    findings.flankMajority();
    findings.flankPoints();
    findings.openings();
    findings.luck();
    return List.copyOf(findings.found);
  }

  private Optional<Table> table(String id) {
    return tables.stream().filter(table -> table.id().equals(id)).findFirst();
  }

  private void say(String table, String text) {
    found.add(new Finding(table, text));
  }

  private void balance() {
    table(Balance.ID)
        .flatMap(table -> table.find(row -> row.is("moves", "first or second")))
        .ifPresent(row -> say(Balance.ID, sideSentence(row)));
  }

  private static String sideSentence(Row row) {
    String side = row.text("who");
    if (row.number("win_rate").isEmpty()) {
      return "There are too few games with a winner ("
          + row.count("decided")
          + ") to say whether a side has an edge.";
    }
    String measured =
        side
            + " won "
            + percent(row, "win_rate")
            + " of "
            + row.count("decided")
            + " games with a winner ("
            + between(row, "win_rate")
            + ")";
    return edge(row)
        .map(how -> measured + ": in these games " + side + " wins " + how + ".")
        .orElse(measured + ". An even balance fits these games: no edge of a side is shown.");
  }

  /** "more than half" or "less than half", where both intervals allow it. */
  private static Optional<String> edge(Row row) {
    String verdict = row.text("verdict");
    return verdict.startsWith("wins ")
        ? Optional.of(verdict.substring("wins ".length()) + " of them")
        : Optional.empty();
  }

  private void firstTurn() {
    table(Balance.ID)
        .flatMap(table -> table.find(row -> row.is("who", Balance.FIRST_MOVER)))
        .filter(row -> row.number("win_rate").isPresent())
        .ifPresent(
            row -> {
              String measured =
                  "The side that moved first won "
                      + percent(row, "win_rate")
                      + " ("
                      + between(row, "win_rate")
                      + ")";
              say(
                  Balance.ID,
                  edge(row)
                      .map(how -> measured + ": it wins " + how + ".")
                      .orElse(measured + ": no edge of the first turn is shown."));
            });
  }

  private void conditions() {
    Optional<Table> table = table(WinConditions.ID);
    if (table.isEmpty()) {
      return;
    }
    List<Row> rows = table.get().select(row -> row.is("moved_first", Split.EITHER));
    rows.stream()
        .filter(row -> row.number("share").isPresent())
        .max(Comparator.comparingLong(row -> row.count("games")))
        .ifPresent(
            top ->
                say(
                    WinConditions.ID,
                    "The most frequent ending is "
                        + ending(top)
                        + ": "
                        + percent(top, "share")
                        + " of all games ("
                        + between(top, "share")
                        + ")"
                        + rival(rows, top)
                        + only(rows)));
  }

  private static String ending(Row row) {
    String how = HOW.getOrDefault(row.text("condition"), "");
    return switch (row.text("winner")) {
      case "draw" -> "a draw" + how;
      case "nobody (unfinished)" -> "an unfinished game";
      default -> "a win of " + row.text("winner") + how;
    };
  }

  /** Says so where all games ended in one way. */
  private static String only(List<Row> rows) {
    List<String> conditions =
        rows.stream()
            .filter(row -> row.count("games") > 0)
            .map(row -> row.text("condition"))
            .distinct()
            .toList();
    return conditions.size() == 1 ? " None of these games ended in another way." : "";
  }

  private void attackTypes() {
    table(AttackTypes.RATES)
        .flatMap(
            table ->
                table.rows().stream()
                    .filter(row -> row.is("side", AttackTypes.BOTH))
                    .filter(row -> row.number("share").isPresent())
                    .max(Comparator.comparingLong(row -> row.count("attacks"))))
        .ifPresent(
            row ->
                say(
                    AttackTypes.RATES,
                    "The most frequent type of attack is '"
                        + row.text("type")
                        + "': "
                        + percent(row, "share")
                        + " of all ("
                        + between(row, "share")
                        + "), "
                        + number(row, "per_game")
                        + " a game."));
  }

  /** Says that the runner-up may be as frequent, unless the intervals lie apart. */
  private static String rival(List<Row> rows, Row top) {
    double low = top.number("share_low").orElseThrow();
    List<String> close =
        rows.stream()
            .filter(row -> row != top && row.number("share_high").orElse(0) >= low)
            .map(Findings::ending)
            .toList();
    return close.isEmpty()
        ? "."
        : "; the intervals do not set it apart from " + String.join(" and ", close) + ".";
  }

  private void length() {
    table(GameLength.ID)
        .flatMap(
            table ->
                table.find(
                    row -> row.is("measure", "turns") && row.is("condition", GameLength.ANY)))
        .filter(row -> row.number("median").isPresent())
        .ifPresent(
            row ->
                say(
                    GameLength.ID,
                    "Half of the games last "
                        + number(row, "median")
                        + " turns or less (the median is between "
                        + number(row, "median_low")
                        + " and "
                        + number(row, "median_high")
                        + " with 95\u00A0% confidence); half lie between "
                        + number(row, "lower_quartile")
                        + " and "
                        + number(row, "upper_quartile")
                        + " turns."));
  }

  private void flankMajority() {
    table(FlankMajority.ID)
        .flatMap(table -> table.find(row -> row.is("who", FlankMajority.WHOEVER)))
        .filter(row -> row.number("win_rate").isPresent())
        .ifPresent(
            row -> {
              String measured =
                  "The side that made more flank attacks won "
                      + percent(row, "win_rate")
                      + " of "
                      + row.count("games")
                      + " games ("
                      + between(row, "win_rate")
                      + ")";
              boolean apart =
                  row.number("win_rate_low").orElseThrow() > Balance.EVEN
                      || row.number("win_rate_high").orElseThrow() < Balance.EVEN;
              say(
                  FlankMajority.ID,
                  apart
                      ? measured
                          + ". That they go together does not say that one makes the other: who is"
                          + " ahead has more chances to flank."
                      : measured + ": that flank attacks and winning go together is not shown.");
            });
  }

  private void flankPoints() {
    Optional<Table> table = table(AttackTypes.POINTS);
    Optional<Row> flank = table.flatMap(t -> t.find(bothSides(Attack.Type.FLANK)));
    Optional<Row> other = table.flatMap(t -> t.find(bothSides(Attack.Type.SUPPORTED)));
    if (flank.isEmpty() || other.isEmpty() || flank.get().number("net").isEmpty()) {
      return;
    }
    String measured =
        "A flank attack brought its side "
            + number(flank.get(), "net")
            + " points net on average ("
            + span(flank.get(), "net")
            + ")";
    if (other.get().number("net").isEmpty()) {
      say(AttackTypes.POINTS, measured + ".");
      return;
    }
    String against =
        ", any other supported attack "
            + number(other.get(), "net")
            + " ("
            + span(other.get(), "net")
            + ")";
    boolean more = bound(flank.get(), "net_low") > bound(other.get(), "net_high");
    boolean less = bound(flank.get(), "net_high") < bound(other.get(), "net_low");
    say(
        AttackTypes.POINTS,
        measured
            + against
            + (more
                ? ": flank attacks bring more."
                : less ? ": flank attacks bring less." : ": the intervals do not set them apart."));
  }

  private static Predicate<Row> bothSides(Attack.Type type) {
    return row -> row.is("side", AttackTypes.BOTH) && row.is("type", type.label());
  }

  private void openings() {
    Optional<Table> table = table(Openings.ID);
    if (table.isEmpty()) {
      return;
    }
    List<String> sides =
        table.get().rows().stream().map(row -> row.text("side")).distinct().toList();
    for (String side : sides) {
      table
          .get()
          .find(
              row ->
                  row.is("side", side)
                      && row.is("moves", "first or second")
                      && row.count("actions") == 1
                      && !row.is("opening", Openings.ONCE))
          .filter(row -> row.number("win_rate").isPresent())
          .ifPresent(
              row ->
                  say(
                      Openings.ID,
                      side
                          + " began most often with "
                          + row.text("opening")
                          + " ("
                          + row.count("games")
                          + " games) and won "
                          + percent(row, "win_rate")
                          + " of them ("
                          + between(row, "win_rate")
                          + ")."));
    }
  }

  private void luck() {
    table(LuckLedger.RESULTS)
        .flatMap(table -> table.find(row -> row.number("win_rate").isPresent()))
        .ifPresent(
            row -> {
              String measured =
                  "The side with more luck in the draws won "
                      + percent(row, "win_rate")
                      + " of "
                      + row.count("games")
                      + " games ("
                      + between(row, "win_rate")
                      + ")";
              String explained =
                  row.number("explained").isPresent()
                      ? "; " + percent(row, "explained") + " of how results differ goes with luck"
                      : "";
              boolean above = bound(row, "win_rate_low") > Balance.EVEN;
              say(
                  LuckLedger.RESULTS,
                  measured + explained + (above ? "." : ": that luck decides games is not shown."));
            });
  }

  private static double bound(Row row, String column) {
    return row.number(column).orElseThrow();
  }

  private static String between(Row row, String column) {
    return "95\u00A0% interval "
        + percent(row, column + "_low")
        + " to "
        + percent(row, column + "_high");
  }

  private static String span(Row row, String column) {
    return "95\u00A0% interval "
        + number(row, column + "_low")
        + " to "
        + number(row, column + "_high");
  }

  private static String percent(Row row, String column) {
    double share = row.number(column).orElseThrow();
    return rounded(share * 100, 0) + "\u00A0%";
  }

  private static String number(Row row, String column) {
    return rounded(row.number(column).orElseThrow(), 2);
  }

  private static String rounded(double value, int places) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
