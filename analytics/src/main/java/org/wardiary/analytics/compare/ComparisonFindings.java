package org.wardiary.analytics.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import org.wardiary.analytics.estimate.Difference;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.table.Column;

/** What two sets of games show when they are compared, in plain words. */
public final class ComparisonFindings {

  /** Most differences that have a sentence of their own. */
  static final int MOST = 15;

  private ComparisonFindings() {}

  /** How many differences are more than chance, in a sentence. */
  public static String verdict(Comparison comparison) {
    int all = comparison.differences().size();
    if (all == 0) {
      return "There are too few games to compare anything: both sets need 20 for a number.";
    }
    long survive =
        comparison.differences().stream()
            .filter(found -> comparison.certainty().holds(found.chance()))
            .count();
    if (survive == 0) {
      return "Of " + all + " numbers none differs by more than chance allows.";
    }
    return "Of "
        + all
        + " numbers "
        + survive
        + (survive == 1 ? " differs" : " differ")
        + " by more than chance allows (of such verdicts at most 5\u00A0% are false on average).";
  }

  /**
   * The differences that are more than chance, largest first: of each column of a table the largest
   * one.
   */
  public static List<Finding> of(Comparison comparison) {
    Map<String, List<Comparison.Found>> tables = new LinkedHashMap<>();
    for (Comparison.Found found : comparison.survivors()) {
      tables.computeIfAbsent(found.table().id(), id -> new ArrayList<>()).add(found);
    }
    List<Finding> findings = new ArrayList<>();
    tables.entrySet().stream()
        .limit(MOST)
        .forEach(
            entry ->
                findings.add(
                    new Finding(
                        entry.getKey(),
                        sentence(entry.getValue().get(0)) + others(entry.getValue().size() - 1))));
    long left = tables.values().stream().skip(MOST).mapToLong(List::size).sum();
    if (left > 0) {
      findings.add(
          new Finding(ComparisonTables.ALL, "And " + left + " smaller ones, in the table of all."));
    }
    return findings;
  }

  private static String others(int more) {
    return switch (more) {
      case 0 -> "";
      case 1 -> " One other row of this table differs, too.";
      default -> " " + more + " other rows of this table differ, too.";
    };
  }

  private static String sentence(Comparison.Found found) {
    ComparedRow row = found.row();
    Column measure = found.table().measure();
    Difference difference = row.difference().orElseThrow();
    boolean more = difference.value() > 0;
    Interval interval = difference.interval();
    double low = more ? interval.low() : -interval.high();
    double high = more ? interval.high() : -interval.low();
    return found.table().title()
        + (row.words().isEmpty() ? "" : " (" + row.words() + ")")
        + ", "
        + measure.label()
        + ": "
        + value(measure, row.first().value())
        + unit(measure)
        + " in A, "
        + value(measure, row.second().value())
        + " in B, "
        + by(measure, Math.abs(difference.value()))
        + (more ? " more" : " less")
        + " (95\u00A0% interval "
        + by(measure, low)
        + " to "
        + by(measure, high)
        + ").";
  }

  private static boolean share(Column measure) {
    return measure.unit().equals(Column.SHARE);
  }

  private static String value(Column measure, double value) {
    return share(measure) ? Phrases.points(value) : Phrases.number(value);
  }

  /** A difference: of shares in points, each a hundredth. */
  private static String by(Column measure, double value) {
    return share(measure)
        ? Phrases.points(value).replace("\u00A0%", "\u00A0points")
        : Phrases.number(value);
  }

  private static String unit(Column measure) {
    return share(measure) ? "" : " " + measure.unit();
  }

  /**
   * How small a difference would have been seen, of shares and of other numbers: where the games
   * allow most, and in half of the rows.
   */
  public static List<String> power(Comparison comparison) {
    List<Comparison.Found> rows =
        comparison.differences().stream()
            .filter(found -> !comparison.certainty().holds(found.chance()))
            .toList();
    double wrong = comparison.certainty().alone();
    List<String> sentences = new ArrayList<>();
    power(
            "shares",
            rows.stream()
                .filter(found -> found.table().shares())
                .mapToDouble(found -> seen(found, wrong)),
            share -> Phrases.points(share).replace("\u00A0%", "\u00A0points"))
        .ifPresent(sentences::add);
    power(
            "other numbers",
            rows.stream()
                .filter(found -> !found.table().shares() && middle(found) > 0)
                .mapToDouble(found -> seen(found, wrong) / middle(found))
                // what is the same in every game tells nothing of the others
                .filter(part -> part > 0),
            part -> Phrases.percent(part) + " of the number itself")
        .ifPresent(sentences::add);
    return sentences;
  }

  private static double seen(Comparison.Found found, double wrong) {
    return found.row().difference().orElseThrow().detectable(wrong);
  }

  private static double middle(Comparison.Found found) {
    return Math.abs(found.row().first().value() + found.row().second().value()) / 2;
  }

  private static Optional<String> power(
      String what, DoubleStream seen, DoubleFunction<String> words) {
    double[] sorted = seen.sorted().toArray();
    if (sorted.length == 0) {
      return Optional.empty();
    }
    double half = sorted[(sorted.length - 1) / 2];
    return Optional.of(
        "Of the "
            + what
            + " "
            + sorted.length
            + (sorted.length == 1 ? " is" : " are")
            + " not told apart. Four times in five a difference would have been seen from "
            + words.apply(sorted[0])
            + " on where the games tell most"
            + (half > 1
                ? "; in half of them hardly any difference would have been seen."
                : ", and from " + words.apply(half) + " on in half of them."));
  }
}
