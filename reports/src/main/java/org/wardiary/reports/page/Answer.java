package org.wardiary.reports.page;

import static org.wardiary.analytics.study.Finding.Kind.SHOWN;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /** Number of sentences after the first one that are no verdicts. */
  private static final int FURTHER = 2;

  String anchor() {
    return question.name().toLowerCase(Locale.ROOT);
  }

  Finding lead() {
    return findings.get(0);
  }

  /** What follows the first sentence; no verdict is left out. */
  List<Finding> further() {
    Map<Boolean, List<Finding>> rest =
        findings.stream().skip(1).collect(Collectors.partitioningBy(one -> one.kind() == SHOWN));
    return Stream.concat(rest.get(true).stream(), rest.get(false).stream().limit(FURTHER)).toList();
  }
}
