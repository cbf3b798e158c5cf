package org.wardiary.analytics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.course.CourseFindings;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.CommonFindings;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.LuckierSide;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.study.RulesUsed;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.text.Text;

/** What the games of a kind show, in plain words. */
public final class Findings {

  /** Of fewer verdicts it says little that none goes with winning. */
  private static final int FEWEST_VERDICTS = 5;

  private Findings() {}

  /**
   * The findings, sorted by kind in the order in which kinds are shown; within a kind, those that
   * change the probability to win most come first, then those that give something to test, in the
   * order of the questions.
   */
  public static List<Finding> of(Study study) {
    List<Finding> findings = new ArrayList<>(CommonFindings.of(study));
    List<GameStudy> own = GameStudies.of(study.game());
    findings.addAll(
        CourseFindings.of(
            study, own.stream().flatMap(one -> one.course(study.info()).stream()).findFirst()));
    own.forEach(one -> findings.addAll(one.findings(study)));
    findings.addAll(RulesUsed.findings(study, Studies.allowed(study.info())));
    strategy(study, findings).ifPresent(findings::add);
    findings.sort(
        Comparator.comparing(Finding::kind)
            .thenComparing(Finding::effect, Comparator.reverseOrder())
            .thenComparing(finding -> finding.next().isEmpty())
            .thenComparing(finding -> question(study.game(), finding)));
    return List.copyOf(findings);
  }

  /** That nothing goes with winning, where that was asked and no verdict says otherwise. */
  private static Optional<Finding> strategy(Study study, List<Finding> findings) {
    Set<String> tables =
        Stream.of(Question.ATTACKS, Question.OPENING, Question.STRATEGY)
            .flatMap(question -> evidence(study.game(), question).stream())
            .collect(Collectors.toSet());
    List<Claim> judged =
        study.claims().stream()
            .filter(claim -> claim.shown() && tables.contains(claim.table()))
            .filter(claim -> !LuckierSide.ROW.contains(claim.row())) // luck is no strategy
            .toList();
    boolean found =
        findings.stream()
            .anyMatch(one -> one.kind() == Finding.Kind.SHOWN && tables.contains(one.table()));
    return judged.size() < FEWEST_VERDICTS || found
        ? Optional.empty()
        : Optional.of(
            new Finding(
                judged.get(judged.size() - 1).table(),
                Finding.Kind.ANSWER,
                Text.of(
                    "A dominant strategy is not shown: of %s on attacks, places and the like none"
                        + " goes with winning by more than chance.",
                    Text.count(judged.size(), "verdict"))));
  }

  /** Ids of the tables that answer a question about a kind of game, the most telling one first. */
  public static List<String> evidence(String game, Question question) {
    return Stream.concat(
            GameStudies.of(game).stream()
                .flatMap(own -> own.evidence().getOrDefault(question, List.of()).stream()),
            question.tables().stream())
        .distinct()
        .toList();
  }

  /** The question that a finding of a kind of game answers; the last one if none is named. */
  public static Question question(String game, Finding finding) {
    return Stream.of(Question.values())
        .filter(question -> evidence(game, question).contains(finding.table()))
        .findFirst()
        .orElse(Question.STRATEGY);
  }
}
