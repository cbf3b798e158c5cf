package org.wardiary.analytics.game.generalsview;

import java.util.Comparator;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
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
    TableBuilder table =
        new TableBuilder(ID, "Units raised: cost and fate")
            .text("kind")
            .count("units", "units")
            .number("cost", "gold each")
            .estimate("per_game", "units per game")
            .share("share_of_gold")
            .share("lost_attacking")
            .share("lost_defending")
            .share("survived")
            .count("draws", "draws")
            .share("draws_won")
            .estimate("squares_taken", "squares per unit")
            .note(
                "Units of both sides. Lost attacking: in their own side's turn; lost defending: in"
                    + " the other's; survived: on the map at the end. Draws won: of the draws that"
                    + " they fought. "
                    + Estimate.NOTE)
            .definedIn(Campaigns.PAGE)
            .missing("per_game", of -> totals.none(Accumulator.GAMES).rate())
            .missing("share_of_gold", of -> totals.none(GOLD).share());
    Comparator<String> most = Comparator.comparingLong(kind -> -totals.count(of("units", kind)));
    totals.parts(1, "units").stream()
        .sorted(most.thenComparing(Comparator.naturalOrder()))
        .forEach(kind -> row(totals, kind, info.kind(kind), table));
    return table.build();
  }

  private static void row(Totals totals, String kind, String name, TableBuilder table) {
    Key units = of("units", kind);
    Key draws = of("draws", kind);
    table
        .row(name)
        .count(totals.count(units))
        .number((double) totals.count(of("cost", kind)) / totals.count(units))
        .estimate(totals.rate(units, Accumulator.GAMES))
        .estimate(totals.share(of("cost", kind), GOLD))
        .estimate(totals.share(of("attacking", kind), units))
        .estimate(totals.share(of("defending", kind), units))
        .estimate(totals.share(of("survived", kind), units))
        .count(totals.count(draws))
        .estimate(totals.share(of("won", kind), draws))
        .estimate(totals.rate(of("taken", kind), units))
        .end();
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
            kind
                + " are hardly raised: "
                + Phrases.points(share.value())
                + " of the gold ("
                + Phrases.percentInterval(share)
                + ").")
        .next("At which cost are " + kind + " raised as often as others (GV-2)?");
  }
}
