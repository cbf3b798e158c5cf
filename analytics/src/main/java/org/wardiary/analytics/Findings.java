package org.wardiary.analytics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wardiary.analytics.choice.ChoiceFindings;
import org.wardiary.analytics.course.CourseFindings;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.study.CommonFindings;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.RulesUsed;
import org.wardiary.analytics.study.Study;

/** What the games of a kind show, in plain words. */
public final class Findings {

  private Findings() {}

  /**
   * The findings, sorted by kind in the order in which kinds are shown; within a kind, those common
   * to all games come before those specific to the game.
   */
  public static List<Finding> of(Study study) {
    List<Finding> findings = new ArrayList<>(CommonFindings.of(study));
    findings.addAll(CourseFindings.of(study));
    for (GameStudy own : GameStudies.of(study.game())) {
      findings.addAll(own.findings(study));
    }
    findings.addAll(RulesUsed.findings(study, Studies.allowed(study.info())));
    findings.addAll(ChoiceFindings.of(study, Studies.phases(study.info())));
    findings.sort(Comparator.comparing(Finding::kind));
    return List.copyOf(findings);
  }
}
