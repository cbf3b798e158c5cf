package org.wardiary.analytics.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Judged;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Table;

/**
 * Two sets of games of one kind side by side. No game belongs to both.
 *
 * @param first the first set's study
 * @param second the second set's study
 * @param tables the columns of estimates, in the order of the report
 * @param certainty tells which of all differences of the report are more than chance
 */
public record Comparison(
    Study first, Study second, List<ComparedTable> tables, Certainty certainty) {

  /** A difference, with its table and row. */
  public record Found(ComparedTable table, ComparedRow row) implements Judged {

    @Override
    public boolean shown() {
      return row.difference().isPresent();
    }

    @Override
    public boolean isMain() {
      return question().isPresent();
    }

    /** The main question that it answers, if it is one. */
    public Optional<RuleQuestion> question() {
      return RuleQuestion.of(table, row);
    }

    @Override
    public String family() {
      return table.id();
    }

    @Override
    public double chance() {
      return row.difference().orElseThrow().chance();
    }
  }

  /** Two studies of the same kind of game, in this order. */
  public record Pair(Study first, Study second) {

    /** Id of the kind of game. */
    public String game() {
      return first.game();
    }
  }

  /** All comparisons of one report; everything that they claim is judged together. */
  public static List<Comparison> of(List<Pair> pairs) {
    List<List<ComparedTable>> tables = pairs.stream().map(Comparison::tables).toList();
    Certainty certainty = Certainty.of(tables.stream().flatMap(Comparison::differences).toList());
    List<Comparison> all = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      Pair pair = pairs.get(i);
      all.add(new Comparison(pair.first(), pair.second(), tables.get(i), certainty));
    }
    return all;
  }

  /**
   * Compares one statistic after another: what estimates are made from is large, and is dropped at
   * once.
   */
  private static List<ComparedTable> tables(Pair pair) {
    List<ComparedTable> tables = new ArrayList<>();
    for (String id : pair.first().ids()) {
      Table one = pair.first().table(id).orElseThrow();
      Table other = pair.second().table(id).orElseThrow();
      tables.addAll(ComparedTable.of(one, other));
    }
    return tables;
  }

  private static Stream<Found> differences(List<ComparedTable> tables) {
    return tables.stream()
        .flatMap(
            table -> table.rows().stream().map(row -> new Found(table, row)).filter(Found::shown));
  }

  /** Id of the kind of game. */
  public String game() {
    return first.game();
  }

  /** All differences, in the order of the tables. */
  public List<Found> differences() {
    return differences(tables).toList();
  }

  /**
   * The differences that are more than chance, largest first; if several say the same, about the
   * other side or about the same games under another name, only the first is kept.
   */
  public List<Found> survivors() {
    List<Found> sorted =
        differences().stream()
            .filter(certainty::holds)
            .sorted(Comparator.comparingDouble((Found found) -> -Size.sure(found)))
            .toList();
    List<Found> once = new ArrayList<>();
    for (Found found : sorted) {
      if (once.stream().noneMatch(before -> Size.same(before, found))) {
        once.add(found);
      }
    }
    return once;
  }
}
