package org.wardiary.analytics.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Difference;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.table.Column;
import org.wardiary.events.text.Text;

/** What two sets of games show when they are compared, in plain words. */
public final class ComparisonFindings {

  /** Maximum number of differences that have a sentence of their own. */
  static final int MOST = 15;

  /** The difference of shares that a designer would want to see, where few games show none. */
  private static final double WANTED = 0.2;

  private ComparisonFindings() {}

  /** A sentence that says how many differences are more than chance. */
  public static String verdict(Comparison comparison) {
    int all = comparison.differences().size();
    if (all == 0) {
      return "There are too few games to compare anything: both sets need 20 for a number.";
    }
    long survive = comparison.differences().stream().filter(comparison.certainty()::holds).count();
    if (survive == 0) {
      return "Of " + Text.count(all, "number") + " none differs by more than chance allows.";
    }
    return Text.of(
        "Of %s %s by more than chance allows (of such verdicts at most 5\u00A0%% are false on"
            + " average).",
        Text.count(all, "number"), Text.count(survive, "differs", "differ"));
  }

  /** The answers to the main questions, and then the findings about all else that differs. */
  public static List<Finding> of(Comparison comparison) {
    return Stream.concat(answers(comparison).stream(), others(comparison).stream()).toList();
  }

  /**
   * Findings about the differences that are more than chance and answer no main question, largest
   * first: for each column of a table the largest one.
   */
  public static List<Finding> others(Comparison comparison) {
    Map<String, List<Comparison.Found>> tables = new LinkedHashMap<>();
    List<Comparison.Found> survivors = comparison.survivors();
    for (Comparison.Found found : survivors) {
      if (!found.isMain() && !followsAnother(found, survivors)) {
        tables.computeIfAbsent(found.table().id(), id -> new ArrayList<>()).add(found);
      }
    }
    List<Finding> findings = new ArrayList<>();
    tables.entrySet().stream()
        .limit(MOST)
        .forEach(
            entry ->
                findings.add(
                    new Finding(
                        entry.getKey(),
                        Finding.Kind.SHOWN,
                        sentence(entry.getValue().get(0), comparison)
                            + others(entry.getValue().size() - 1))));
    long left = tables.values().stream().skip(MOST).mapToLong(List::size).sum();
    if (left > 0) {
      findings.add(
          new Finding(ComparisonTables.ALL, "And " + left + " smaller ones, in the table of all."));
    }
    return findings;
  }

  /**
   * Whether the same numbers between players of equal strength are shown, and these follow them.
   */
  private static boolean followsAnother(Comparison.Found found, List<Comparison.Found> survivors) {
    return found
        .amongEquals()
        .filter(equals -> survivors.stream().anyMatch(one -> one.row().equals(equals)))
        .isPresent();
  }

  /**
   * The answers to the main questions, whether or not anything differs, in their order; none to
   * those that no table is about.
   */
  public static List<Finding> answers(Comparison comparison) {
    Map<RuleQuestion, List<Comparison.Found>> asked = new EnumMap<>(RuleQuestion.class);
    for (Comparison.Found found : comparison.differences()) {
      found
          .question()
          .ifPresent(one -> asked.computeIfAbsent(one, none -> new ArrayList<>()).add(found));
    }
    return asked.values().stream().map(rows -> answer(rows, comparison)).toList();
  }

  /** The largest difference of a question's rows; if none is shown, from which size it would be. */
  private static Finding answer(List<Comparison.Found> rows, Comparison comparison) {
    List<Comparison.Found> shown = comparison.survivors().stream().filter(rows::contains).toList();
    if (!shown.isEmpty()) {
      String text = sentence(shown.get(0), comparison) + others(shown.size() - 1);
      return new Finding(shown.get(0).table().id(), Finding.Kind.SHOWN, text);
    }
    Comparison.Found nearest =
        rows.stream().min(Comparator.comparingDouble(Comparison.Found::chance)).orElseThrow();
    String none = rows.size() == 1 ? " Not shown; " : " No row of it shows a difference; here ";
    return new Finding(
        nearest.table().id(),
        Finding.Kind.NOT_SHOWN,
        sentence(nearest, comparison) + none + would(nearest, comparison.certainty()));
  }

  /** From which size on a difference would be seen, or how many games it takes to see one. */
  private static String would(Comparison.Found found, Certainty certainty) {
    Column measure = found.table().measure();
    OptionalDouble seen = found.seenFrom(certainty);
    if (seen.isPresent()) {
      return "one of " + by(measure, seen.getAsDouble()) + " would be, four times in five.";
    }
    ComparedRow row = found.row();
    double wanted =
        found.table().shares()
            ? WANTED
            : Math.max(Math.abs(row.first().value()), Math.abs(row.second().value())) / 2;
    OptionalInt times = row.difference().orElseThrow().times(wanted, certainty.alone(found));
    return Text.of(
        "such games could hardly show one: a difference of %s takes %s.",
        by(measure, wanted),
        times.isPresent()
            ? times.getAsInt() + " times as many games by these players"
            : "more players, however many games");
  }

  private static String others(int more) {
    return switch (more) {
      case 0 -> "";
      case 1 -> " One other row of this table differs, too.";
      default -> " " + more + " other rows of this table differ, too.";
    };
  }

  /** What differs by how much; numbers between equal players lead, those as played follow. */
  private static String sentence(Comparison.Found found, Comparison comparison) {
    Column measure = found.table().measure();
    String asPlayed =
        comparison
            .asPlayed(found)
            .map(
                raw ->
                    Text.of(
                        " As played: %s in A, %s in B.",
                        value(measure, raw.row().first().value()),
                        value(measure, raw.row().second().value())))
            .orElse("");
    String equals =
        found.amongEquals().isEmpty() ? "" : " Between players of equal strength it is not shown.";
    return sentence(found) + asPlayed + equals;
  }

  private static String sentence(Comparison.Found found) {
    ComparedRow row = found.row();
    Column measure = found.table().measure();
    Difference difference = row.difference().orElseThrow();
    boolean more = difference.value() > 0;
    Interval interval = difference.interval();
    double low = more ? interval.low() : -interval.high();
    double high = more ? interval.high() : -interval.low();
    return Text.of(
        "%s%s, %s: %s%s in A, %s in B, %s%s (95\u00A0%% interval %s to %s).",
        found.question().map(RuleQuestion::label).orElse(found.table().title()),
        row.words().isEmpty() ? "" : " (" + row.words() + ")",
        found.table().isAdjusted() ? "between equal players" : measure.label(),
        value(measure, row.first().value()),
        unit(measure, row),
        value(measure, row.second().value()),
        by(measure, Math.abs(difference.value())),
        more ? " more" : " less",
        by(measure, low),
        by(measure, high));
  }

  private static boolean share(Column measure) {
    return measure.unit().equals(Column.SHARE);
  }

  private static String value(Column measure, double value) {
    return share(measure) ? Phrases.points(value) : Phrases.number(value);
  }

  /** A difference in words; that of shares in percentage points. */
  private static String by(Column measure, double value) {
    return share(measure) ? Phrases.difference(value) : Phrases.number(value);
  }

  /** The unit; of a table of two measures that of the row: {@code turns or answers}. */
  private static String unit(Column measure, ComparedRow row) {
    return share(measure)
        ? ""
        : " "
            + Stream.of(measure.unit().split(" or "))
                .filter(row.of()::contains)
                .findFirst()
                .orElse(measure.unit());
  }

  /**
   * Sentences that say how small a difference would have been seen, for shares and for other
   * numbers: in the row where the games tell most, and in half of the rows.
   */
  public static List<String> power(Comparison comparison) {
    List<Comparison.Found> rows =
        comparison.differences().stream()
            .filter(found -> !comparison.certainty().holds(found))
            .toList();
    Certainty certainty = comparison.certainty();
    Map<Boolean, List<Comparison.Found>> shares =
        rows.stream().collect(Collectors.partitioningBy(found -> found.table().shares()));
    return Stream.of(
            power(
                "shares",
                shares.get(true),
                found -> seen(found, certainty),
                new Named(Comparison.LARGEST_SHARE, Phrases::difference)),
            power(
                "other numbers",
                shares.get(false),
                found -> middle(found) > 0 ? seen(found, certainty) / middle(found) : 0,
                new Named(1, part -> Phrases.points(part) + " of the number itself")))
        .flatMap(Optional::stream)
        .toList();
  }

  private static double seen(Comparison.Found found, Certainty certainty) {
    return found.row().difference().orElseThrow().detectable(certainty.alone(found));
  }

  private static double middle(Comparison.Found found) {
    return Math.abs(found.row().first().value() + found.row().second().value()) / 2;
  }

  /**
   * Leaves out rows in which all games have the same number, or none: no difference would have been
   * seen there.
   */
  private static Optional<String> power(
      String what,
      List<Comparison.Found> rows,
      ToDoubleFunction<Comparison.Found> seen,
      Named words) {
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    double[] sorted = rows.stream().mapToDouble(seen).filter(part -> part > 0).sorted().toArray();
    int alike = rows.size() - sorted.length;
    String text = "Of the " + what + " " + Text.count(rows.size(), "is", "are") + " not told apart";
    String left =
        alike == 0
            ? ""
            : " ("
                + Text.count(alike, "is", "are")
                + " 0 or the same in all games, and left out here)";
    return Optional.of(text + left + "." + (sorted.length == 0 ? "" : power(sorted, words)));
  }

  private static String power(double[] sorted, Named named) {
    double half = sorted[(sorted.length - 1) / 2];
    if (sorted[0] > named.most()) {
      return " These games are too few to show a difference in any of them.";
    }
    return " Four times in five a difference would have been seen from "
        + named.words().apply(sorted[0])
        + " on where the games tell most"
        + (half > named.most()
            ? "; in half of them hardly any difference would have been seen."
            : ", and from " + named.words().apply(half) + " on in half of them.");
  }

  /** Differences in words, as long as they are no larger than those that make sense. */
  private record Named(double most, DoubleFunction<String> words) {}
}
