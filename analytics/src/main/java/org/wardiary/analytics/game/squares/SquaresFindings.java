package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Row;

/** What the tables of SQUARES say, in plain words. */
final class SquaresFindings {

  private SquaresFindings() {}

  /** The findings in order: types of attack, flank attacks and winning, their points, openings. */
  static List<Finding> of(Tables tables) {
    List<Finding> findings = new ArrayList<>();
    tables.rows(AttackTypes.RATES, row -> row.is("side", SideSelection.BOTH)).stream()
        .filter(row -> row.number("share").isPresent())
        .max(Comparator.comparingLong(row -> row.count("attacks")))
        .ifPresent(row -> findings.add(new Finding(AttackTypes.RATES, mostFrequentType(row))));
    tables
        .row(FlankMajority.ID, row -> row.is("who", FlankMajority.WHOEVER))
        .filter(row -> row.number("win_rate").isPresent())
        .ifPresent(row -> findings.add(new Finding(FlankMajority.ID, majority(row))));
    points(tables, Attack.Type.FLANK)
        .flatMap(flank -> points(tables, Attack.Type.SUPPORTED).map(other -> net(flank, other)))
        .filter(text -> !text.isEmpty())
        .ifPresent(text -> findings.add(new Finding(AttackTypes.POINTS, text)));
    openings(tables).forEach(text -> findings.add(new Finding(Openings.ID, text)));
    return findings;
  }

  private static String mostFrequentType(Row row) {
    return "The most frequent type of attack is '"
        + row.text("type")
        + "': "
        + Phrases.percent(row, "share")
        + " of all ("
        + Phrases.percentInterval(row, "share")
        + "), "
        + Phrases.number(row, "per_game")
        + " a game.";
  }

  private static String majority(Row row) {
    String measured = Phrases.winRate("The side that made more flank attacks", row);
    boolean apart =
        Phrases.value(row, "win_rate_low") > Balance.EVEN
            || Phrases.value(row, "win_rate_high") < Balance.EVEN;
    return apart
        ? measured
            + ". That they go together does not say that one makes the other: who is"
            + " ahead has more chances to flank."
        : measured + ": that flank attacks and winning go together is not shown.";
  }

  private static Optional<Row> points(Tables tables, Attack.Type type) {
    return tables.row(
        AttackTypes.POINTS,
        row -> row.is("side", SideSelection.BOTH) && row.is("type", type.label()));
  }

  /** The net points of flank attacks against other supported ones; "" if too few were made. */
  private static String net(Row flank, Row other) {
    if (flank.number("net").isEmpty()) {
      return "";
    }
    String measured =
        "A flank attack brought its side "
            + Phrases.number(flank, "net")
            + " points net on average ("
            + Phrases.interval(flank, "net")
            + ")";
    if (other.number("net").isEmpty()) {
      return measured + ".";
    }
    return measured
        + ", any other supported attack "
        + Phrases.number(other, "net")
        + " ("
        + Phrases.interval(other, "net")
        + ")"
        + comparison(flank, other);
  }

  private static String comparison(Row flank, Row other) {
    if (Phrases.value(flank, "net_low") > Phrases.value(other, "net_high")) {
      return ": flank attacks bring more.";
    }
    return Phrases.value(flank, "net_high") < Phrases.value(other, "net_low")
        ? ": flank attacks bring less."
        : ": the intervals do not set them apart.";
  }

  /** Of each side, its most frequent first action. */
  private static List<String> openings(Tables tables) {
    List<Row> first =
        tables.rows(
            Openings.ID,
            row ->
                row.is("moves", "first or second")
                    && row.count("actions") == 1
                    && !row.is("opening", Openings.ONCE));
    return first.stream()
        .map(row -> row.text("side"))
        .distinct()
        .flatMap(side -> first.stream().filter(row -> row.is("side", side)).limit(1))
        .filter(row -> row.number("win_rate").isPresent())
        .map(SquaresFindings::opening)
        .toList();
  }

  private static String opening(Row row) {
    return row.text("side")
        + " began most often with "
        + row.text("opening")
        + " ("
        + row.count("games")
        + " games) and won "
        + Phrases.percent(row, "win_rate")
        + " of them ("
        + Phrases.percentInterval(row, "win_rate")
        + ").";
  }
}
