package org.wardiary.analytics.game.recorded;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.recorded.view.RecordedAttack;

/** At which odds sides and players attack: {@code docs/statistics/recorded-games.md}. */
final class OddsTaken {

  static final String ID = "odds-by-side-and-player";

  private static final String OF = "of";
  private static final String OFFERED = "offered";
  private static final String TAKEN = "taken";

  private OddsTaken() {}

  static Statistic statistic() {
    return new Statistic(ID, OddsTaken::count, OddsTaken::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (RecordedAttack attack : AttacksByKind.in(game)) {
      if (!attack.getDue().isEmpty()) {
        for (String who : Whose.andAny(game, attack.getSide())) {
          Key of = Key.of(OF, who);
          counts
              .add(of, 1)
              .add(Key.of(OFFERED, who, attack.getDue()), 1)
              .add(Key.of(TAKEN, who, attack.getOdds()), 1, of)
              .add(Key.of(TAKEN, who, attack.getDue()), 0, of);
        }
      }
    }
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Odds offered and taken, by side and player")
        .text("who", row -> row.part(0))
        .text("odds", row -> row.part(1))
        .count("offered", "attacks", row -> row.count(OFFERED))
        .count("taken", "attacks", row -> row.count(TAKEN))
        .count("of", "attacks", row -> totals.count(Key.of(OF, row.part(0))))
        .share("share", OddsTaken::share)
        .estimatesNote(
            "Attacks of which a rule of the game file gives the column. Offered: the column that"
                + " strengths, terrain and edges give; taken: the one that was used. Share: taken,"
                + " of these attacks. Attacks that could have been made and were not are not"
                + " counted.")
        .definedIn(RecordedStudy.PAGE)
        .of(
            totals.keys(TAKEN).stream()
                .map(key -> totals.row(key.part(1), key.part(2)))
                .sorted(Whose.order(0).thenComparing(row -> AttacksByOdds.ratio(row.part(1))))
                .toList());
  }

  private static Estimate share(RowTotals row) {
    Ratio ratio = row.totals().ratio(row.key(TAKEN), Key.of(OF, row.part(0)));
    return Whose.about(ratio, row.part(0)).share();
  }

  /** The odds at which most attacks are made; empty if there are too few. */
  static Optional<Finding> finding(Study study) {
    return study.totals(ID).flatMap(OddsTaken::finding);
  }

  private static Optional<Finding> finding(Totals totals) {
    Key of = Key.of(OF, RecordedStudy.ANY);
    List<RowTotals> shown =
        totals.keys(TAKEN).stream()
            .filter(key -> key.part(1).equals(RecordedStudy.ANY))
            .map(key -> totals.row(key.part(1), key.part(2)))
            .filter(row -> share(row).shown())
            .toList();
    return shown.stream()
        .max(Comparator.comparingLong(row -> row.count(TAKEN)))
        .map(
            most ->
                new Finding(
                    ID,
                    Text.of(
                        "Most attacks are made at %s: %s of %s (%s).",
                        most.part(1),
                        Phrases.percent(share(most).value()),
                        Text.count(totals.count(of), "attack"),
                        Phrases.percentInterval(share(most)))));
  }
}
