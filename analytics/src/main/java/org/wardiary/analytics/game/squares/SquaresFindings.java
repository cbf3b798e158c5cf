package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.events.text.Text;

/** Findings from the tables of SQUARES, in plain words. */
final class SquaresFindings {

  private SquaresFindings() {}

  /** The findings: units, flank attacks, their points, flank attacks and winning, openings. */
  static List<Finding> of(Study study) {
    List<Finding> findings = new ArrayList<>();
    SquaresInfo info = SquaresInfo.of(study.info());
    study
        .totals(UnitCareers.ID)
        .ifPresent(totals -> findings.addAll(UnitFindings.of(totals, info)));
    study.totals(AttackOptions.ID).flatMap(UnitFindings::rareOptions).ifPresent(findings::add);
    study
        .totals(AttackChances.ID)
        .flatMap(AttackChances::flanks)
        .map(text -> text + study.totals(AttackTypes.POINTS).map(SquaresFindings::net).orElse(""))
        .ifPresent(text -> findings.add(new Finding(AttackChances.ID, Finding.Kind.ANSWER, text)));
    study
        .totals(FlankMajority.ID)
        .filter(totals -> FlankMajority.claim(totals).shown())
        .ifPresent(totals -> findings.add(majority(totals)));
    study.totals(Openings.ID).ifPresent(totals -> findings.addAll(Openings.findings(totals, info)));
    return findings;
  }

  private static Finding majority(Totals totals) {
    Claim claim = FlankMajority.claim(totals);
    String measured = Phrases.winRate("The side that made more flank attacks", claim.ratio());
    return totals.certainty().holds(claim)
        ? new Finding(
                FlankMajority.ID,
                Finding.Kind.SHOWN,
                measured
                    + ". That they go together does not say that one makes the other: who is"
                    + " ahead has more chances to flank.")
            .of(claim.ratio().value() - Claim.EVEN)
        : new Finding(
            FlankMajority.ID,
            Finding.Kind.NOT_SHOWN,
            measured + ": that flank attacks and winning go together is not shown.");
  }

  /** The net points of flank attacks and of other supported ones; "" if too few were made. */
  private static String net(Totals totals) {
    Estimate flank = net(totals, AttackType.FLANK);
    Estimate other = net(totals, AttackType.SUPPORTED);
    return flank.shown() && other.shown()
        ? Text.of(
            " In score one brings %s points net (%s), any other supported attack %s (%s).",
            Phrases.value(flank),
            Phrases.interval(flank),
            Phrases.value(other),
            Phrases.interval(other))
        : "";
  }

  private static Estimate net(Totals totals, AttackType type) {
    return new AttackTypes.Part(SideRows.BOTH, type.label()).net(totals).mean();
  }
}
