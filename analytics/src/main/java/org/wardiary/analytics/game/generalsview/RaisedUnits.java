package org.wardiary.analytics.game.generalsview;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Edges;
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
import org.wardiary.projector.game.generalsview.view.CampaignUnit;

/**
 * Units raised, what they cost and what became of them: {@code docs/statistics/generals-view.md}.
 */
public final class RaisedUnits {

  /** Id of the table. */
  public static final String ID = "units-raised";

  private static final Key GOLD = Key.of("gold");

  private static final double RARE = 0.1;

  private RaisedUnits() {}

  /** Numbers, costs and fates of units by kind, the most frequent kind first. */
  static Statistic statistic(GameInfo info) {
    return new Statistic(ID, RaisedUnits::count, totals -> table(totals, info));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    if (Campaigns.in(game).isEmpty()) {
      return;
    }
    counts.add(Accumulator.GAMES, 1);
    for (CampaignUnit unit : Campaigns.in(game).orElseThrow().getUnits()) {
      String kind = unit.getKind();
      Key units = of("units", kind);
      Key draws = of("draws", kind);
      boolean attacking = unit.getFate().equals("attacker");
      boolean defending = unit.getFate().equals("attacked");
      counts
          .add(GOLD, unit.getCost())
          .add(units, 1, Accumulator.GAMES)
          .add(of("cost", kind), unit.getCost(), GOLD)
          .add(of("attacking", kind), attacking ? 1 : 0, units)
          .add(of("defending", kind), defending ? 1 : 0, units)
          .add(of("survived", kind), attacking || defending ? 0 : 1, units)
          .add(draws, unit.getDuels())
          .add(of("won", kind), unit.getWon(), draws)
          .add(of("taken", kind), unit.getTaken(), units);
    }
  }

  private static Key of(String what, String kind) {
    return Key.of(what, kind);
  }

  private static Table table(Totals totals, GameInfo info) {
    Comparator<String> most = Comparator.comparingLong(kind -> -totals.count(of("units", kind)));
    List<String> kinds =
        totals.parts(1, "units").stream()
            .sorted(most.thenComparing(Comparator.naturalOrder()))
            .toList();
    return new TableBuilder<RowTotals>(ID, "Units raised: cost and fate")
        .text("kind", row -> info.kind(row.part(0)))
        .count("units", "units", row -> row.count("units"))
        .number("cost", "gold each", row -> (double) row.count("cost") / row.count("units"))
        .estimate("per_game", "units per game", row -> row.rate("units", Accumulator.GAMES))
        .share("share_of_gold", row -> row.share("cost", GOLD))
        .share("lost_attacking", row -> row.share("attacking", "units"))
        .share("lost_defending", row -> row.share("defending", "units"))
        .share("survived", row -> row.share("survived", "units"))
        .count("draws", "draws", row -> row.count("draws"))
        .share("draws_won", row -> row.share("won", "draws"))
        .estimate("squares_taken", "squares per unit", row -> row.rate("taken", "units"))
        .estimatesNote(
            "Units of both sides. Lost attacking: in their own side's turn; lost defending: in"
                + " the other's; survived: on the map at the end. Draws won: of the draws that"
                + " they fought.")
        .definedIn(Campaigns.PAGE)
        .missing("per_game", of -> totals.none(Accumulator.GAMES).rate())
        .missing("share_of_gold", of -> totals.none(GOLD).share())
        .of(totals.rows(kinds));
  }

  /** A finding about the kind on which least gold is spent, if that is certainly below 10 %. */
  static Optional<Finding> finding(Totals totals, GameInfo info) {
    return totals.parts(1, "units").stream()
        .filter(kind -> ofGold(totals, kind).below(RARE))
        .min(
            Comparator.<String>comparingDouble(kind -> ofGold(totals, kind).value())
                .thenComparing(Comparator.naturalOrder()))
        .map(kind -> rare(info.kind(kind), ofGold(totals, kind)));
  }

  private static Estimate ofGold(Totals totals, String kind) {
    return totals.share(of("cost", kind), GOLD);
  }

  private static Finding rare(String kind, Estimate share) {
    return new Finding(
            ID,
            Finding.Kind.TELLING,
            Text.of(
                "%s are hardly raised: %s of the gold (%s).",
                kind, Phrases.points(share.value()), Phrases.percentInterval(share)))
        .next(
            Text.of(
                "At which cost are %s raised as often as others (GV-2)?%s",
                kind, Edges.change(share)));
  }
}
