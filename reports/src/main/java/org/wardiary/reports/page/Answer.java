package org.wardiary.reports.page;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Question;
import org.wardiary.analytics.table.Table;

/**
 * The answer to a question about a game.
 *
 * @param question the question
 * @param findings the sentences, the one that answers first; at least one
 * @param evidence the table that the first sentence is made from, if it has rows
 * @param picture a table of the question with its chart, if there is one
 */
record Answer(
    Question question,
    List<Finding> findings,
    Optional<Table> evidence,
    Optional<ReportTable> picture) {

  /** Sentences after the first one: all verdicts, and of other sentences as many as fill these. */
  private static final int FURTHER = 3;

  String anchor() {
    return question.name().toLowerCase(Locale.ROOT);
  }

  Finding lead() {
    return findings.get(0);
  }

  /** What follows the first sentence; no verdict is left out. */
  List<Finding> further() {
    List<Finding> rest = findings.subList(1, findings.size());
    return rest.stream()
        .filter(one -> one.kind() == Finding.Kind.SHOWN || rest.indexOf(one) < FURTHER)
        .toList();
  }
}
