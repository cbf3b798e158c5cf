package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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

  /** The findings: units, types of attack, flank attacks and winning, their points, openings. */
  static List<Finding> of(Study study) {
    List<Finding> findings = new ArrayList<>();
    SquaresInfo info = SquaresInfo.of(study.info());
    study
        .totals(UnitCareers.ID)
        .ifPresent(totals -> findings.addAll(UnitFindings.of(totals, info)));
    study.totals(AttackOptions.ID).flatMap(UnitFindings::rareOptions).ifPresent(findings::add);
    study
        .totals(AttackTypes.RATES)
        .flatMap(SquaresFindings::mostFrequentType)
        .ifPresent(findings::add);
    study
        .totals(FlankMajority.ID)
        .filter(totals -> FlankMajority.claim(totals).shown())
        .ifPresent(totals -> findings.add(majority(totals)));
    study.totals(AttackTypes.POINTS).flatMap(SquaresFindings::net).ifPresent(findings::add);
    study.totals(Openings.ID).ifPresent(totals -> findings.addAll(openings(totals, info)));
    return findings;
  }

  private static Optional<Finding> mostFrequentType(Totals totals) {
    return AttackTypes.both().stream()
        .filter(part -> part.share(totals).shown() && part.count(totals) > 0)
        .max(Comparator.comparingLong(part -> part.count(totals)))
        .map(
            part ->
                new Finding(
                    AttackTypes.RATES,
                    Text.of(
                        "The most frequent type of attack is '%s': %s of all (%s), %s a game%s",
                        part.type(),
                        Phrases.percent(part.share(totals).value()),
                        Phrases.percentInterval(part.share(totals)),
                        Phrases.number(part.perGame(totals).value()),
                        Phrases.apart(asFrequent(totals, part)))));
  }

  /** The other types that may be as frequent, as their intervals do not lie below this share. */
  private static List<String> asFrequent(Totals totals, AttackTypes.Part most) {
    Estimate share = most.share(totals);
    return AttackTypes.both().stream()
        .filter(part -> !part.equals(most) && part.share(totals).shown())
        .filter(part -> !share.above(part.share(totals).interval().high()))
        .map(part -> "'" + part.type() + "'")
        .toList();
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
        : new Finding(
            FlankMajority.ID,
            Finding.Kind.NOT_SHOWN,
            measured + ": that flank attacks and winning go together is not shown.");
  }

  /** The net points of flank attacks against other supported ones; empty if too few were made. */
  private static Optional<Finding> net(Totals totals) {
    Estimate flank =
        new AttackTypes.Part(SideRows.BOTH, AttackType.FLANK.label()).net(totals).mean();
    Estimate other =
        new AttackTypes.Part(SideRows.BOTH, AttackType.SUPPORTED.label()).net(totals).mean();
    if (!flank.shown()) {
      return Optional.empty();
    }
    String measured =
        "A flank attack brought its side "
            + Phrases.value(flank)
            + " points net on average ("
            + Phrases.interval(flank)
            + ")";
    String text =
        other.shown()
            ? Text.of(
                "%s, any other supported attack %s (%s)%s",
                measured, Phrases.value(other), Phrases.interval(other), comparison(flank, other))
            : measured + ".";
    return Optional.of(new Finding(AttackTypes.POINTS, text));
  }

  private static String comparison(Estimate flank, Estimate other) {
    if (flank.above(other.interval().high())) {
      return ": flank attacks bring more.";
    }
    return flank.below(other.interval().low())
        ? ": flank attacks bring less."
        : ": the intervals do not set them apart.";
  }

  /** A finding for each side about its most frequent first action. */
  private static List<Finding> openings(Totals totals, SquaresInfo info) {
    return totals.sides().stream()
        .flatMap(
            side ->
                Openings.favourite(totals, side, info)
                    .filter(favourite -> favourite.wins().shown())
                    .map(favourite -> new Finding(Openings.ID, opening(side, favourite)))
                    .stream())
        .toList();
  }

  private static String opening(String side, Openings.Favourite favourite) {
    return Text.of(
        "%s began most often with %s (%s) and won %s of them (%s).",
        Phrases.sentence(Phrases.side(side)),
        favourite.opening(),
        Text.count(favourite.games(), "game"),
        Phrases.percent(favourite.wins().value()),
        Phrases.percentInterval(favourite.wins()));
  }
}
