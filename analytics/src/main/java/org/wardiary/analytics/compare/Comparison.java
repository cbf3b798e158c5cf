package org.wardiary.analytics.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
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

  /** No difference of shares is named as one that would be seen if it is more than half of all. */
  static final double LARGEST_SHARE = 0.5;

  /**
   * A difference, with its table and row.
   *
   * @param amongEquals the row of the same numbers between players of equal strength, if the
   *     statistic has one: it answers a main question in place of this one
   */
  public record Found(ComparedTable table, ComparedRow row, Optional<ComparedRow> amongEquals)
      implements Judged {

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
      return amongEquals.isPresent()
          ? Optional.empty()
          : RuleQuestion.of(table, row.rest().orElse(row));
    }

    /**
     * The smallest difference that such games show four times in five; empty if it would be more
     * than half of all, or more than the number itself.
     */
    public OptionalDouble seenFrom(Certainty certainty) {
      double most = Math.max(Math.abs(row.first().value()), Math.abs(row.second().value()));
      double limit = table.shares() ? LARGEST_SHARE : most == 0 ? Double.MAX_VALUE : most;
      return row.difference().stream()
          .mapToDouble(difference -> difference.detectable(certainty.alone(this)))
          .filter(seen -> seen <= limit)
          .findFirst();
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
        .flatMap(table -> rows(tables, table))
        .filter(found -> found.shown() && found.row().rest().isEmpty());
  }

  private static Stream<Found> rows(List<ComparedTable> tables, ComparedTable table) {
    Optional<ComparedTable> equals =
        tables.stream()
            .filter(other -> other.isAdjusted() && !table.isAdjusted())
            .filter(other -> other.id().equals(table.adjusted()))
            .findFirst();
    return table.rows().stream()
        .map(row -> new Found(table, row, equals.flatMap(other -> other.shown(row.of()))));
  }

  /** The rows of one of the tables, also those that are the rest of others or not shown. */
  public List<Found> rows(ComparedTable table) {
    return rows(tables, table).toList();
  }

  /** Id of the kind of game. */
  public String game() {
    return first.game();
  }

  /** All differences, in the order of the tables; shares that add up to 1 are one. */
  public List<Found> differences() {
    return differences(tables).toList();
  }

  /** The numbers of which these are those between players of equal strength, if they are. */
  Optional<Found> asPlayed(Found adjusted) {
    return differences().stream()
        .filter(found -> found.amongEquals().filter(adjusted.row()::equals).isPresent())
        .findFirst();
  }

  /**
   * The differences that are more than chance, largest first; if several say the same about the
   * same games under another name, only the first is kept.
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
