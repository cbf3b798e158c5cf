package org.wardiary.analytics.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.events.text.Text;

/** What the tables of choices say, in plain words. */
public final class ChoiceFindings {

  private final Phases phases;
  private final Totals totals;

  private ChoiceFindings(Phases phases, Totals totals) {
    this.phases = phases;
    this.totals = totals;
  }

  /**
   * The findings: how many first answers players actually give, and which side has more to choose
   * from.
   *
   * @param phases the questions that the game describes
   */
  public static List<Finding> of(Study study, List<Phase> phases) {
    List<Finding> findings = new ArrayList<>();
    study
        .totals(Choices.ID)
        .ifPresent(totals -> new ChoiceFindings(new Phases(phases), totals).add(findings));
    study.totals(AnswersGiven.ID).flatMap(AnswersGiven::finding).ifPresent(findings::add);
    return findings;
  }

  private void add(List<Finding> findings) {
    for (String question : Choices.judged(phases, totals)) {
      side(question).ifPresent(findings::add);
    }
  }

  static String answers(double value) {
    return Phrases.number(value >= 10 ? Math.round(value) : Math.round(10 * value) / 10.0);
  }

  private Optional<Finding> side(String question) {
    Claim claim = Choices.claim(totals, question);
    if (!totals.certainty().holds(claim)) {
      return Optional.empty();
    }
    Estimate times = Decisions.exp(claim.ratio().mean());
    boolean first = times.value() > 1;
    Estimate shown = first ? times : Choices.inverse(times);
    return Optional.of(
        new Finding(
            Choices.SIDES,
            Finding.Kind.SHOWN,
            Text.of(
                "In the question '%s' %s has more to choose from: %s times as many legal answers as"
                    + " the other side in the same game (%s).",
                question,
                Phrases.side(totals.sides().get(first ? 0 : 1)),
                Phrases.value(shown),
                Phrases.interval(shown))));
  }
}
