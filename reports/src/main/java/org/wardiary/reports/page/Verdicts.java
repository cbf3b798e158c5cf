package org.wardiary.reports.page;

import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/**
 * All verdicts of a report in one table, so that anybody can judge them again: effect, p-value and
 * what was made of it.
 */
final class Verdicts {

  private Verdicts() {}

  private record Verdict(String game, Claim claim) {

    Estimate estimate() {
      return claim.kind() == Claim.Kind.SHARE ? claim.ratio().share() : claim.ratio().mean();
    }

    double reference() {
      return claim.kind() == Claim.Kind.SHARE ? Claim.EVEN : 0;
    }
  }

  /**
   * The table: a row for each verdict on games enough, in the order of games and tables.
   *
   * @param certainty which claims survive
   */
  static Table table(List<Study> studies, Certainty certainty) {
    return new TableBuilder<Verdict>("verdicts", "All verdicts of the report")
        .text("game", Verdict::game)
        .text("table", verdict -> verdict.claim().table())
        .text("about", verdict -> verdict.claim().row())
        .text("question", verdict -> verdict.claim().isMain() ? "main" : "further")
        .count("games", "games", verdict -> verdict.claim().ratio().games())
        .number("reference", "number", Verdict::reference)
        .estimate("value", "number", Verdict::estimate)
        .number("chance", "probability", verdict -> verdict.claim().chance())
        .text("verdict", verdict -> certainty.verdict(verdict.claim()))
        .definedIn("intervals")
        .of(
            studies.stream()
                .flatMap(
                    study ->
                        study.claims().stream()
                            .filter(Claim::shown)
                            .map(claim -> new Verdict(study.game(), claim)))
                .toList());
  }
}
