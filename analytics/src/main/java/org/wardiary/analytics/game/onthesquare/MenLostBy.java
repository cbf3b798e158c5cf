package org.wardiary.analytics.game.onthesquare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.onthesquare.view.LossCount;

/** Losses by fire, melee and retreat: {@code docs/statistics/wargaming-on-the-square.md}. */
public final class MenLostBy {

  /** Id of the table by side. */
  public static final String ID = "men-lost";

  /** Id of the table by kind. */
  public static final String KINDS = "men-lost-kinds";

  private MenLostBy() {}

  private static final String BOTH = "both sides";
  private static final String WINNER = "winner";
  private static final String LOSER = "loser";
  private static final List<String> LETTERS = List.of("I", "J", "D", "L", "A");
  private static final String RETREAT = "retreat";
  private static final String LAST = "last";
  private static final Map<String, String> CAUSES =
      Map.of(
          "muskets",
          "muskets",
          "guns",
          "guns",
          "melee",
          "melee",
          "left-field",
          RETREAT,
          "charged-by-two",
          RETREAT,
          "last-man",
          LAST);

  /** Men lost by both sides, by each, by winners and by losers. */
  static Statistic statistic() {
    return new Statistic(ID, MenLostBy::count, MenLostBy::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Engagements.in(game)
        .ifPresent(
            rows -> {
              counts.add(games(BOTH), 1);
              game.summary().getSides().forEach(side -> counts.add(games(side), 1));
              counts.add(games(WINNER), game.decided() ? 1 : 0);
              counts.add(games(LOSER), game.decided() ? 1 : 0);
              for (LossCount loss : rows.getLosses()) {
                rows(game, loss.getSide()).forEach(row -> count(loss, row, counts));
              }
            });
  }

  private static List<String> rows(PlayedGame game, String side) {
    List<String> rows = new ArrayList<>(List.of(BOTH, side));
    game.winner().ifPresent(winner -> rows.add(winner.equals(side) ? WINNER : LOSER));
    return rows;
  }

  private static Key games(String row) {
    return Key.of("games", row);
  }

  private static void count(LossCount loss, String row, Accumulator counts) {
    Key men = Key.of("men", row);
    counts
        .add(men, loss.getMen(), games(row))
        .add(Key.of("units", row), loss.getUnits(), games(row));
    String cause = CAUSES.getOrDefault(loss.getCause(), "");
    counts.add(Key.of(cause, row), loss.getMen(), men);
  }

  private static Table table(Totals totals) {
    List<String> rows = new ArrayList<>(List.of(BOTH));
    rows.addAll(totals.sides());
    rows.addAll(List.of(WINNER, LOSER));
    return columns(ID, "Losses by fire, melee and retreat", "who", row -> row)
        .missing("per_game", of -> totals.none(games(of.get(0))).rate())
        .missing("units_lost", of -> totals.none(games(of.get(0))).rate())
        .of(lossesOf(rows, totals));
  }

  /** Men lost by kind of unit. */
  static Statistic kinds(GameInfo info) {
    return new Statistic(KINDS, MenLostBy::countKinds, totals -> kinds(totals, info));
  }

  private static void countKinds(PlayedGame game, Accumulator counts) {
    Engagements.in(game)
        .ifPresent(
            rows -> {
              LETTERS.forEach(kind -> counts.add(games(kind), 1));
              rows.getLosses().forEach(loss -> count(loss, loss.getKind(), counts));
            });
  }

  private static Table kinds(Totals totals, GameInfo info) {
    Key all = games(LETTERS.get(0)); // the same for all kinds
    return columns(KINDS, "Losses by kind of unit", "kind", info::kind)
        .missing("per_game", of -> totals.none(all).rate())
        .missing("units_lost", of -> totals.none(all).rate())
        .of(lossesOf(LETTERS, totals));
  }

  private static List<RowTotals> lossesOf(List<String> rows, Totals totals) {
    return totals.rows(rows).stream().filter(row -> row.count("men") > 0).toList();
  }

  private static TableBuilder<RowTotals> columns(
      String id, String title, String who, UnaryOperator<String> name) {
    return new TableBuilder<RowTotals>(id, title)
        .text(who, row -> name.apply(row.part(0)))
        .count("men", "men", row -> row.count("men"))
        .estimate("per_game", "men per game", row -> row.rate("men", "games"))
        .share("muskets", row -> row.share("muskets", "men"))
        .share("guns", row -> row.share("guns", "men"))
        .share("melee", row -> row.share("melee", "men"))
        .share(RETREAT, row -> row.share(RETREAT, "men"))
        .share(LAST, row -> row.share(LAST, "men"))
        .estimate("units_lost", "units per game", row -> row.rate("units", "games"))
        .estimatesNote(
            "Men, by what took them. Retreat: with a unit that left the field, or that had to"
                + " retreat when charged by two (WS-9.2, WS-9.4). Last: the one man that a unit had"
                + " left after losses, with whom it is lost (WS-9.1). Units lost: whole units,"
                + " dummies not counted. Winner and loser: of games that somebody won.")
        .definedIn(OrdersGiven.PAGE);
  }

  /** A finding about the cause of most losses of men; empty if too few were lost. */
  static Optional<Finding> finding(Totals totals) {
    List<String> causes = CAUSES.values().stream().distinct().sorted().toList();
    return causes.stream()
        .filter(cause -> share(totals, cause).shown())
        .max(
            Comparator.<String>comparingDouble(cause -> share(totals, cause).value())
                .thenComparing(Comparator.naturalOrder()))
        .map(
            cause ->
                new Finding(
                    ID,
                    Text.of(
                        "More men are lost %s than to anything else: %s of those lost (%s)%s",
                        taken(cause),
                        Phrases.percent(share(totals, cause).value()),
                        Phrases.percentInterval(share(totals, cause)),
                        Phrases.apart(asMany(totals, causes, cause)))));
  }

  private static String taken(String cause) {
    return switch (cause) {
      case RETREAT -> "with units that could not retreat or left the field";
      case LAST -> "as the last men of their units";
      default -> "to " + cause;
    };
  }

  /** The other causes that may take as many, as their intervals do not lie below this share. */
  private static List<String> asMany(Totals totals, List<String> causes, String most) {
    Estimate share = share(totals, most);
    return causes.stream()
        .filter(cause -> !cause.equals(most) && share(totals, cause).shown())
        .filter(cause -> !share.above(share(totals, cause).interval().high()))
        .toList();
  }

  private static Estimate share(Totals totals, String cause) {
    return totals.share(Key.of(cause, BOTH), Key.of("men", BOTH));
  }
}
