package org.wardiary.analytics.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.Totals;

/**
 * The questions of a game in the order of its rules.
 *
 * @param all the questions that the game has described; others may be asked, too
 */
record Phases(List<Phase> all) {

  /** In place of a question, stands for all of them together. */
  static final String ANY = "any";

  /** Copies the list. */
  Phases {
    all = List.copyOf(all);
  }

  private Optional<Phase> find(String question) {
    return all.stream().filter(phase -> phase.question().equals(question)).findFirst();
  }

  /** What a question is about; empty if the game has not described it. */
  String about(String question) {
    return question.equals(ANY) ? "all decisions" : find(question).map(Phase::about).orElse("");
  }

  /**
   * Id of the rule that asks a question only if there is a choice; empty if there is no such rule.
   */
  Optional<String> unforced(String question) {
    return find(question).flatMap(Phase::unforced);
  }

  /** The questions that were asked: described ones in their order, then the others sorted. */
  List<String> asked(Totals totals) {
    List<String> came = new ArrayList<>(totals.parts(1, Decisions.DECISIONS));
    List<String> asked = new ArrayList<>();
    all.stream().map(Phase::question).filter(came::contains).forEach(asked::add);
    came.removeAll(asked);
    came.remove(ANY);
    asked.addAll(came);
    return asked;
  }
}
