package org.wardiary.analytics.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.recorded.view.RecordedAttack;
import org.wardiary.projector.game.recorded.view.RecordedRows;

/** How attacks end, by the kinds of units: {@code docs/statistics/recorded-games.md}. */
final class AttacksByKind {

  static final String ID = "attacks-by-kind";

  private static final String ANY = "any";
  private static final String ATTACKS = "attacks";

  private AttacksByKind() {}

  static Statistic statistic(GameInfo info) {
    return new Statistic(ID, AttacksByKind::count, totals -> table(totals, info));
  }

  /** The attacks of a game. */
  static List<RecordedAttack> in(PlayedGame game) {
    return game.own(RecordedRows.class).map(RecordedRows::getAttacks).orElse(List.of());
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (RecordedAttack attack : in(game)) {
      for (String attacker : kinds(attack.getAttackers())) {
        for (String defender : kinds(attack.getDefenders())) {
          count(attack, new Pair(attacker, defender), counts);
        }
      }
    }
  }

  /** Any kind, and each of some kinds once. */
  private static List<String> kinds(List<String> all) {
    List<String> kinds = new ArrayList<>(List.of(ANY));
    new TreeSet<>(all).stream().filter(kind -> !kind.isEmpty()).forEach(kinds::add);
    return kinds;
  }

  private record Pair(String attacker, String defender) {

    Key key(String what) {
      return Key.of(what, attacker, defender);
    }
  }

  private static void count(RecordedAttack attack, Pair pair, Accumulator counts) {
    counts.add(pair.key(ATTACKS), 1);
    add("flank", attack.getFlank().equals("flank"), pair, counts);
    add("attacker_lost", !attack.getAttackerLost().isEmpty(), pair, counts);
    add("attacker_retreated", attack.getAttackerRetreats() > 0, pair, counts);
    add("defender_lost", !attack.getDefenderLost().isEmpty(), pair, counts);
    add("defender_retreated", attack.getDefenderRetreats() > 0, pair, counts);
  }

  private static void add(String what, boolean happened, Pair pair, Accumulator counts) {
    counts.add(pair.key(what), happened ? 1 : 0, pair.key(ATTACKS));
  }

  private static Table table(Totals totals, GameInfo info) {
    TableBuilder<RowTotals> table =
        new TableBuilder<RowTotals>(ID, "How attacks end, by the kinds of units")
            .text("attacker", row -> info.kind(row.part(0)))
            .text("defender", row -> info.kind(row.part(1)))
            .count("attacks", "attacks", row -> row.count(ATTACKS))
            .count("games", "games", row -> row.games(ATTACKS));
    for (String share :
        List.of(
            "flank",
            "attacker_lost",
            "attacker_retreated",
            "defender_lost",
            "defender_retreated")) {
      table.share(share, row -> row.share(share, ATTACKS));
    }
    return table
        .estimatesNote(
            "An attack counts for each kind of unit that attacked or supported the attack, with"
                + " each kind that was attacked or supported the defence. Shares: of these attacks,"
                + " those in which units of that side were lost or retreated.")
        .definedIn(RecordedStudy.PAGE)
        .of(
            totals.keys(ATTACKS).stream()
                .map(key -> totals.row(key.part(1), key.part(2)))
                .toList());
  }
}
