package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Edges;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.events.text.Text;

/** What the tables about how games go say, in plain words. */
public final class CourseFindings {

  private static final double HALF = 0.5;

  private CourseFindings() {}

  /** The findings; none if the game has no course, or too few games have the rows needed for it. */
  public static List<Finding> of(Study study, Optional<Course> course) {
    List<Finding> findings = new ArrayList<>();
    study
        .totals(WinProbability.ID)
        .filter(totals -> totals.count(Forecasts.GAMES) > 0)
        .filter(totals -> Forecasts.of(totals).known())
        .ifPresent(
            totals -> {
              findings.addAll(of(totals));
              course.ifPresent(its -> findings.addAll(AssetWorth.findings(totals, its)));
            });
    return findings;
  }

  private static List<Finding> of(Totals totals) {
    List<Finding> findings = new ArrayList<>();
    Estimate decided = Dramas.decidedAfter(totals);
    Estimate comebacks = Comebacks.comebacks(totals);
    if (decided.shown() && comebacks.shown()) {
      findings.add(decided(decided, comebacks));
    }
    findings.addAll(MatchedAttacks.findings(totals));
    WorthOfPlaces.finding(totals).ifPresent(findings::add);
    return findings;
  }

  /** Games drag where most of their turns are sure to follow the decision. */
  private static Finding decided(Estimate decided, Estimate comebacks) {
    String text =
        Text.of(
            " are decided after %s of their turns (%s): from then on the side that wins stays above"
                + " 90\u00A0%% win probability. In %s (%s) of them the winner had stood at"
                + " 30\u00A0%% or less.",
            Phrases.percent(decided.value()),
            Phrases.percentInterval(decided),
            Phrases.percent(comebacks.value()),
            Phrases.bounds(comebacks));
    String left = Phrases.percent(decided.rest().value());
    return decided.below(HALF)
        ? new Finding(
                Comebacks.WINNERS,
                Finding.Kind.TELLING,
                Text.of("Games drag, as %s of a game follows its decision: they%s", left, text))
            .next(
                Text.of(
                    "What ends a game sooner once it is decided? %s of its turns come after.%s",
                    left, Edges.change(decided)))
        : new Finding(
            Comebacks.WINNERS,
            Finding.Kind.ANSWER,
            Text.of("That games drag is not shown: they%s", text));
  }
}
