package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Fits;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.Sampled;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/** What attacks of a sort bring at equal positions: {@code docs/statistics/worth-of-attacks.md}. */
public final class MatchedAttacks {

  /** Id of the table. */
  public static final String ID = "worth-of-attacks";

  private static final Key MATCHED = Key.of("matched");
  private static final Key GAIN = Key.of("gain");
  private static final Key RATIO = Key.of("ratio");

  private MatchedAttacks() {}

  /**
   * The statistic of each sort of attack against all others in similar positions; it has no rows if
   * there is only one sort.
   */
  static Statistic statistic(Course course) {
    return WinProbability.calibration(course)
        .also(ID, MatchedAttacks::table, MatchedAttacks::claims);
  }

  private static Table table(Totals totals) {
    return new TableBuilder<Measure>(ID, "What attacks bring at equal positions")
        .text("sort", Measure::sort)
        .count("attacks", "attacks", Measure::number)
        .count("games", "games", measure -> measure.ratio().n())
        .estimate("gained", "share", Measure::gained)
        .estimate("ratio_of_scores", "ratio", Measure::ratio)
        .known("e_value", "ratio", measure -> measure.eValue(Estimate::value))
        .known("e_value_of_bound", "ratio", measure -> measure.eValue(one -> bound(one.interval())))
        .text("verdict", measure -> totals.certainty().verdict(measure.claim()))
        .estimatesNote(
            WinProbability.note(totals)
                + "Each attack against those of other sorts at the same tenth of the attacker's"
                + " expected score before the turn, by the same kind of unit; attacks without"
                + " any like them are left out. Gained: expected score gained in the turn, more"
                + " than the others gained. Ratio of scores: what the attackers scored in the"
                + " end to what the others did. E-value (VanderWeele and Ding 2017): how strong"
                + " an unseen cause would have to be, as a ratio, with both the attack and the"
                + " result, to explain the ratio away; of the bound nearest to 1, 1 if it lies"
                + " in the interval. Verdict: whether what was gained is more than chance,"
                + " among all that the report claims.")
        .of(Measures.of(totals));
  }

  /**
   * What attacks of a sort brought.
   *
   * @param sort the sort
   * @param number number of attacks that have others like them
   * @param gain expected score gained in the turn, less that of the others
   * @param ratio ratio of the attackers' scores to those of the others
   */
  record Measure(String sort, long number, Ratio gain, Estimate ratio) {

    Estimate gained() {
      return gain.mean();
    }

    OptionalDouble eValue(ToDoubleFunction<Estimate> of) {
      return ratio.shown()
          ? OptionalDouble.of(MatchedAttacks.eValue(of.applyAsDouble(ratio)))
          : OptionalDouble.empty();
    }

    Claim claim() {
      return new Claim(ID, sort, gain, Claim.Kind.MEAN);
    }
  }

  private static List<Claim> claims(Totals totals) {
    return Measures.of(totals).stream().map(Measure::claim).toList();
  }

  /** All sorts in order. */
  record Measures(List<Measure> list) {

    static List<Measure> of(Totals totals) {
      return totals.once(Measures.class, Measures::measured).list();
    }

    private static Measures measured(Totals totals) {
      Forecasts forecasts = Forecasts.of(totals);
      if (!forecasts.known()) {
        return new Measures(List.of());
      }
      Seen seen = Seen.of(totals, forecasts);
      TreeSet<String> sorts = new TreeSet<>();
      seen.own().done().forEach(game -> game.forEach(done -> sorts.add(done.attack().sort())));
      return new Measures(
          sorts.stream()
              .map(sort -> measure(totals, seen, sort))
              .flatMap(Optional::stream)
              .toList());
    }
  }

  /** The attacks and their expected scores, by the models and by others fitted on fewer games. */
  private record Seen(
      AttackComparison.Games own,
      List<AttackComparison.Games> without,
      List<AttackComparison.Games> halves) {

    static Seen of(Totals totals, Forecasts forecasts) {
      List<Sampled<Trajectory>> some = totals.replicated(Trajectory.class);
      Function<Forecasts, AttackComparison.Games> games =
          other -> AttackComparison.Games.of(some, other);
      return new Seen(
          AttackComparison.Games.of(totals.sampled(Trajectory.class), forecasts),
          forecasts.without().stream().map(games).toList(),
          forecasts.halved().stream().map(games).toList());
    }
  }

  private static Optional<Measure> measure(Totals totals, Seen all, String sort) {
    Map<String, AttackComparison.Part> parts = all.own().parts(sort);
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    Totals seen =
        totals.recount(
            Trajectory.class,
            new Fits<>(
                by(parts),
                all.without().stream().map(other -> by(other.parts(sort))).toList(),
                all.halves().stream().map(other -> by(other.parts(sort))).toList()));
    return Optional.of(
        new Measure(
            sort,
            seen.count(MATCHED),
            seen.fraction(GAIN, MATCHED).withinGames(),
            ratio(seen.fraction(RATIO, MATCHED).withinGames().mean())));
  }

  private static BiConsumer<Sampled<Trajectory>, Accumulator> by(
      Map<String, AttackComparison.Part> parts) {
    return (game, counts) -> {
      AttackComparison.Part part = parts.getOrDefault(game.gameId(), AttackComparison.Part.NONE);
      counts
          .add(MATCHED, part.matched())
          .addFraction(GAIN, part.gain(), MATCHED)
          .addFraction(RATIO, part.ratio(), MATCHED);
    };
  }

  /** A finding about each sort that brings or costs more than chance, and one about the others. */
  static List<Finding> findings(Totals totals) {
    List<Finding> findings = new ArrayList<>();
    List<String> open = new ArrayList<>();
    boolean among = false;
    for (Measure measure : Measures.of(totals)) {
      Estimate gained = measure.gained();
      if (totals.certainty().holds(measure.claim())) {
        String text =
            Text.of(
                "%s %s %s of win probability against others at equal positions.",
                Phrases.sentence(attacks(measure.sort())), verb(gained), Phrases.size(gained));
        findings.add(new Finding(ID, Finding.Kind.SHOWN, text).of(gained.value()));
      } else if (gained.shown()) {
        open.add(Text.of("%s bring %s", attacks(measure.sort()), Phrases.signed(gained)));
        among |= !totals.certainty().among(measure.claim()).isEmpty();
      }
    }
    if (!open.isEmpty()) {
      String text =
          Text.of(
              "Not shown to pay or to cost at equal positions: %s.%s",
              Phrases.list(open),
              among
                  ? Text.of(
                      " An interval without 0 may be chance among the %s of this report.",
                      Text.count(totals.certainty().claims(), "verdict"))
                  : "");
      findings.add(new Finding(ID, Finding.Kind.NOT_SHOWN, text));
    }
    return findings;
  }

  /** Attacks of a sort in words: {@code flank attacks}, {@code battles (even odds)}. */
  private static String attacks(String sort) {
    int colon = sort.indexOf(": ");
    if (colon > 0) {
      return Text.of("%ss (%s)", sort.substring(0, colon), sort.substring(colon + 2));
    }
    return sort.startsWith("into ") ? "attacks " + sort : sort + " attacks";
  }

  private static String verb(Estimate gained) {
    return gained.value() < 0 ? "cost" : "bring";
  }

  private static Estimate ratio(Estimate log) {
    return log.shown()
        ? Estimate.of(
            Math.exp(log.value()),
            new Interval(Math.exp(log.interval().low()), Math.exp(log.interval().high())),
            log.n())
        : log;
  }

  /** The bound that is nearest to 1; 1 if the interval contains it. */
  static double bound(Interval interval) {
    if (interval.low() <= 1 && interval.high() >= 1) {
      return 1;
    }
    return interval.low() > 1 ? interval.low() : interval.high();
  }

  /**
   * The E-value: the smallest ratio by which an unobserved cause would have to be associated with
   * both the attack and the result to explain a ratio away: VanderWeele, T. J. and Ding, P. (2017),
   * Sensitivity analysis in observational research, Annals of Internal Medicine 167, 268-274.
   */
  static double eValue(double ratio) {
    double above = ratio < 1 ? 1 / ratio : ratio;
    return above + Math.sqrt(above * (above - 1));
  }
}
