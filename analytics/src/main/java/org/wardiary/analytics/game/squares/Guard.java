package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.game.squares.view.UnitCareer;

/** The Guard of the Napoleonic variant: {@code docs/statistics/napoleonic.md}. */
public final class Guard {

  /** Id of the table of the Guard's service. */
  public static final String SERVICE = "guard";

  /** Id of the table of results. */
  public static final String RESULTS = "guard-and-result";

  /** Letter of the Guard as a kind of unit. */
  static final String KIND = "G";

  private static final String UNITS = Careers.UNITS;
  private static final String KEPT = "kept";
  private static final String LOST = "lost";

  private Guard() {}

  /** By side: when the Guard is deployed, what it does, and how often it is lost. */
  static Statistic service() {
    return new Statistic(SERVICE, Guard::count, Guard::table);
  }

  private static List<UnitCareer> guards(PlayedGame game) {
    return Careers.in(game).stream().filter(unit -> unit.getKind().equals(KIND)).toList();
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (UnitCareer guard : guards(game)) {
      SideRows.of(guard.getSide()).forEach(side -> Careers.count(List.of(guard), side, counts));
    }
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(SERVICE, "The Guard in the field")
        .text("side", row -> row.part(0))
        .count("guards", "units", row -> row.count(UNITS))
        .share("deployed", row -> row.share("deployed", UNITS))
        .estimate("deployed_turn", "turn", row -> row.mean("deployed turn", "deployed"))
        .estimate("moves", "moves per unit", row -> row.rate("moves", UNITS))
        .estimate("attacks", "attacks per unit", row -> row.rate("attacks", UNITS))
        .estimate("supports", "attacks per unit", row -> row.rate("supports", UNITS))
        .estimate("attacked", "attacks per unit", row -> row.rate("attacked", UNITS))
        .share("lost", row -> row.share("lost", UNITS))
        .estimatesNote(
            "Deployed: share of the Guards that ever left the reserve; deployed turn: mean turn"
                + " in which those did. Moves, attacks made, supported and suffered: per"
                + " Guard and game, whether it was deployed or not.")
        .definedIn(Napoleonic.PAGE)
        .of(totals.rows(SideRows.rows(totals)));
  }

  /** How often sides won that lost their Guard, and sides that kept it. */
  static Statistic results() {
    return new Statistic(RESULTS, Guard::countResults, Guard::results);
  }

  private static void countResults(PlayedGame game, Accumulator counts) {
    if (game.decided()) {
      guards(game).stream()
          .map(guard -> List.of(guard.getSide(), Careers.lost(guard) ? LOST : KEPT))
          .distinct()
          .forEach(row -> countResult(game, row.get(0), row.get(1), counts));
    }
  }

  private static void countResult(PlayedGame game, String side, String fate, Accumulator counts) {
    for (String row : SideRows.of(side)) {
      Key games = Key.of("games", row, fate);
      counts.add(games, 1).add(Key.of("wins", row, fate), game.won(side) ? 1 : 0, games);
    }
  }

  private static Table results(Totals totals) {
    return new TableBuilder<RowTotals>(RESULTS, "Losing the Guard, and losing the game")
        .text("side", row -> row.part(0))
        .text("guard", row -> row.part(1))
        .count("games", "games", row -> row.count("games"))
        .count("wins", "games", row -> row.count("wins"))
        .share("win_rate", row -> row.share("wins", "games"))
        .estimatesNote(
            "Games that somebody won. That sides which lose their Guard lose more often does"
                + " not say that this is why.")
        .definedIn(Napoleonic.PAGE)
        .of(totals.rows(totals.sides(), List.of(KEPT, LOST)));
  }

  /** A finding about winning after losing the Guard; empty if too few were lost or kept. */
  static Optional<Finding> finding(Totals totals) {
    Ratio kept = either(totals, KEPT);
    Ratio lost = either(totals, LOST);
    if (!kept.share().shown() || !lost.share().shown()) {
      return Optional.empty();
    }
    String text =
        "Sides that lost their Guard, "
            + totals.count(Key.of("games", SideRows.BOTH, LOST))
            + " in all, won "
            + Phrases.percent(lost.value())
            + " of the time ("
            + Phrases.percentInterval(lost.share())
            + "), those that kept it "
            + Phrases.percent(kept.value())
            + " ("
            + Phrases.percentInterval(kept.share())
            + "). That does not show that this is the reason.";
    boolean apart = lost.share().below(kept.share().interval().low());
    return Optional.of(
        new Finding(RESULTS, apart ? Finding.Kind.TELLING : Finding.Kind.NOT_SHOWN, text));
  }

  private static Ratio either(Totals totals, String fate) {
    return totals.row(SideRows.BOTH, fate).ratio("wins", "games");
  }
}
