package org.wardiary.analytics.choice;

import java.util.ArrayList;
import java.util.Comparator;
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
   * The findings: how much there is to choose from in the question that is asked most often, how
   * many first answers players actually give, and which side has more to choose from.
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
    Choices.main(phases, totals).map(this::measured).ifPresent(findings::add);
    for (String question : Choices.judged(phases, totals)) {
      side(question).ifPresent(findings::add);
    }
  }

  private Finding measured(String question) {
    Decisions sort = Decisions.of(question);
    Estimate branching = sort.branching(totals);
    String about = phases.about(question);
    String text =
        "In the question '"
            + question
            + "'"
            + (about.isEmpty() ? "" : " (" + about + ")")
            + " a side chooses among "
            + answers(sort.legal(totals).value())
            + " legal answers on average, geometric mean "
            + Phrases.value(branching)
            + " ("
            + Phrases.interval(branching)
            + "), "
            + answers(sort.perGame(totals).value())
            + " times a game, both sides together; "
            + phases
                .unforced(question)
                .map(rule -> "where there is but one, nobody is asked (" + rule + ")")
                .orElseGet(
                    () ->
                        Phrases.points(sort.forced(totals).value())
                            + " of these decisions are forced")
            + "."
            + span(question);
    return new Finding(Choices.ID, text);
  }

  /**
   * In which turns there is most and in which least to choose from; empty if that is not certain.
   */
  private String span(String question) {
    List<Decisions> stretches =
        Choices.stretches(question, totals)
            .filter(stretch -> stretch.branching(totals).shown())
            .sorted(Comparator.comparingDouble(stretch -> stretch.branching(totals).value()))
            .toList();
    if (stretches.isEmpty()) {
      return "";
    }
    Decisions least = stretches.get(0);
    Decisions most = stretches.get(stretches.size() - 1);
    return most.branching(totals).above(least.branching(totals).interval().high())
        ? " There is most to choose from in " + at(most) + ", least in " + at(least) + "."
        : "";
  }

  private String at(Decisions stretch) {
    int from = Integer.parseInt(stretch.turns());
    return Text.of(
        "turns %s to %s (%s)",
        from, Choices.last(from), answers(stretch.branching(totals).value()));
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
