package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Edges;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Totals;
import org.wardiary.events.text.Text;

/** Findings about units and options that are hardly used, or units lost most, in plain words. */
final class UnitFindings {

  /** Something is hardly used if the upper bound of its share is below this. */
  private static final double RARE = 0.05;

  private static final double HALF = 0.5;

  private UnitFindings() {}

  /** Findings about kinds most of whose units stay in reserve, and the kind lost most often. */
  static List<Finding> of(Totals totals, SquaresInfo info) {
    List<Finding> findings = new ArrayList<>();
    idle(totals, info).ifPresent(findings::add);
    Careers.kinds(totals).stream()
        .filter(kind -> lost(totals, kind).shown() && lost(totals, kind).value() > 0)
        .max(Comparator.comparingDouble(kind -> lost(totals, kind).value()))
        .map(kind -> mostLost(totals, info, kind))
        .ifPresent(findings::add);
    return findings;
  }

  private static Estimate lost(Totals totals, String kind) {
    return totals.row(kind).share("lost", Careers.UNITS);
  }

  private static Estimate deployed(Totals totals, String kind) {
    return totals.row(kind).share("deployed", Careers.UNITS);
  }

  /** The kinds most of whose units stay in reserve, the most idle first. */
  private static Optional<Finding> idle(Totals totals, SquaresInfo info) {
    List<String> kinds =
        Careers.kinds(totals).stream()
            .filter(kind -> deployed(totals, kind).shown() && deployed(totals, kind).value() < HALF)
            .sorted(Comparator.comparingDouble(kind -> deployed(totals, kind).value()))
            .toList();
    return kinds.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Finding(
                    UnitCareers.ID,
                    Finding.Kind.TELLING,
                    Phrases.list(kinds.stream().map(kind -> idle(totals, info, kind)).toList())
                        + " never leave the reserve.")
                .next(
                    Text.of(
                        "Are so many units of %s needed? The rule SQ-2.2 says how many each side"
                            + " has ('wardiary rules').%s",
                        Phrases.list(kinds.stream().map(info::kind).toList()),
                        Edges.change(deployed(totals, kinds.get(0))))));
  }

  private static String idle(Totals totals, SquaresInfo info, String kind) {
    Estimate idle = deployed(totals, kind).rest();
    return Text.of(
        "%s of the %s (%s)",
        Phrases.percent(idle.value()), info.kind(kind), Phrases.percentInterval(idle));
  }

  private static Finding mostLost(Totals totals, SquaresInfo info, String kind) {
    Estimate lost = lost(totals, kind);
    List<String> close =
        Careers.kinds(totals).stream()
            .filter(other -> !other.equals(kind) && lost(totals, other).shown())
            .filter(other -> !lost.above(lost(totals, other).interval().high()))
            .map(info::kind)
            .toList();
    return new Finding(
        UnitCareers.ID,
        Text.of(
            "Of all kinds %s is lost most often: %s of the units (%s)%s",
            info.kind(kind),
            Phrases.percent(lost.value()),
            Phrases.percentInterval(lost),
            Phrases.apart(close)));
  }

  /** A finding about options of SQ-7.3 that are hardly ever taken; empty if there are none. */
  static Optional<Finding> rareOptions(Totals totals) {
    List<String> rare = new ArrayList<>();
    for (int option = 1; option <= AttackOptions.OPTIONS; option++) {
      Estimate share = AttackOptions.share(totals, SideRows.BOTH, option);
      if (share.below(RARE)) {
        rare.add(option + " (" + Phrases.points(share.value()) + ")");
      }
    }
    if (rare.isEmpty()) {
      return Optional.empty();
    }
    String options = (rare.size() == 1 ? "Option " : "Options ") + Phrases.list(rare);
    String text =
        options
            + " of SQ-7.3 "
            + (rare.size() == 1 ? "is" : "are")
            + " hardly ever taken: at most "
            + Phrases.percent(RARE)
            + " of the supported attacks on units that stood whose attacker may take "
            + (rare.size() == 1 ? "it." : "them.");
    return Optional.of(
        new Finding(AttackOptions.ID, Finding.Kind.TELLING, text)
            .next(
                Text.of(
                    "What is missing without %s of SQ-7.3, or what would make %s worth taking? To"
                        + " leave out what nobody takes needs no games.",
                    options.toLowerCase(Locale.ROOT), rare.size() == 1 ? "it" : "them")));
  }
}
