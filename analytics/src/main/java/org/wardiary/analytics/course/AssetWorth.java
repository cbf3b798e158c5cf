package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/** What things are worth in win probability: {@code docs/statistics/win-probability.md}. */
public final class AssetWorth {

  /** Id of the table of what units are worth. */
  public static final String ID = "worth";

  /** Id of the table of what else is worth something. */
  public static final String HOLDINGS = "worth-of-holdings";

  /** Id of the table of the model's weights. */
  public static final String MODEL = "win-probability-model";

  private AssetWorth() {}

  /** The statistic of what units add to an even position. */
  static Statistic units(Course course) {
    return statistic(course, Asset.Sort.UNIT);
  }

  /** The statistic of what else adds to an even position. */
  static Statistic holdings(Course course) {
    return statistic(course, Asset.Sort.HOLDING);
  }

  private static Statistic statistic(Course course, Asset.Sort sort) {
    return WinProbability.calibration(course)
        .also(
            id(sort),
            totals -> worth(totals, course, sort),
            totals -> Priced.of(totals, course, sort).stream().map(Priced::claim).toList());
  }

  private static String id(Asset.Sort sort) {
    return sort == Asset.Sort.UNIT ? ID : HOLDINGS;
  }

  private static Table worth(Totals totals, Course course, Asset.Sort sort) {
    String title =
        sort == Asset.Sort.UNIT
            ? "What it is worth to have one more unit"
            : "What places, men and the like are worth";
    return new TableBuilder<Priced>(id(sort), title)
        .text("asset", priced -> priced.asset().name())
        .count("games", "games", priced -> priced.odds().mean().n())
        .estimate("win_probability", "share", priced -> added(priced.odds().mean()))
        .estimate("log_odds", "log odds", priced -> priced.odds().mean())
        .text("verdict", priced -> totals.certainty().verdict(priced.claim()))
        .estimatesNote(
            WinProbability.note(totals)
                + "Win probability: what the asset adds to 50 % in a position that is even in"
                + " all that the model sees; the model of all games. It tells how results go"
                + " with what sides have, not what would come of giving it to them. Verdict:"
                + " whether the worth is more than chance, among all that the report claims.")
        .definedIn(WinProbability.PAGE)
        .of(Priced.of(totals, course, sort));
  }

  /**
   * What an asset is worth.
   *
   * @param asset the asset
   * @param odds the log odds that it adds
   */
  private record Priced(Asset asset, Ratio odds) {

    static List<Priced> of(Totals totals, Course course, Asset.Sort sort) {
      return totals.once(All.class, all -> All.of(all, course)).list().stream()
          .filter(priced -> priced.asset().sort() == sort)
          .toList();
    }

    Claim claim() {
      return new Claim(id(asset.sort()), asset.name(), odds, Claim.Kind.MEAN);
    }
  }

  /** A finding about each asset whose worth is more than chance, and one of a sort without any. */
  static List<Finding> findings(Totals totals, Course course) {
    return Stream.of(Asset.Sort.values())
        .flatMap(sort -> findings(totals, course, sort).stream())
        .toList();
  }

  private static List<Finding> findings(Totals totals, Course course, Asset.Sort sort) {
    List<Finding> findings = new ArrayList<>();
    Optional<Priced> dearest = Optional.empty();
    for (Priced priced : Priced.of(totals, course, sort)) {
      Estimate added = added(priced.odds().mean());
      if (totals.certainty().holds(priced.claim())) {
        findings.add(
            new Finding(
                    id(sort),
                    Finding.Kind.SHOWN,
                    Phrases.sentence(words(priced.asset(), added)) + ".")
                .of(added.value()));
      } else if (added.shown()
          && dearest.stream().noneMatch(most -> most.odds().value() > priced.odds().value())) {
        dearest = Optional.of(priced);
      }
    }
    dearest
        .filter(most -> findings.isEmpty())
        .map(
            most ->
                Text.of(
                    "That one more is worth anything is not shown of any %s. The largest effect:"
                        + " %s%s.",
                    sort == Asset.Sort.UNIT ? "unit" : "place or the like",
                    words(most.asset(), added(most.odds().mean())),
                    totals.certainty().among(most.claim())))
        .ifPresent(text -> findings.add(new Finding(id(sort), Finding.Kind.NOT_SHOWN, text)));
    return findings;
  }

  private static String words(Asset asset, Estimate added) {
    return Text.of(
        "in an even position %s%s %s %s of win probability",
        asset.sort() == Asset.Sort.UNIT ? "one more unit of " : "",
        asset.name(),
        added.value() < 0 ? "costs" : "adds",
        Phrases.size(added));
  }

  /** All assets that positions differ in. */
  private record All(List<Priced> list) {

    static All of(Totals totals, Course course) {
      Forecasts forecasts = Forecasts.of(totals);
      return new All(
          forecasts.all().map(fit -> priced(totals, course, forecasts, fit)).orElse(List.of()));
    }
  }

  private static List<Priced> priced(
      Totals totals, Course course, Forecasts forecasts, Regression.Fit fit) {
    List<Asset> assets =
        course.assets().stream().filter(asset -> seen(fit.model(), asset)).toList();
    List<double[]> contrasts =
        assets.stream().map(asset -> fit.model().difference(asset.values())).toList();
    List<Ratio> odds = linear(totals, forecasts, contrasts);
    return IntStream.range(0, assets.size())
        .mapToObj(i -> new Priced(assets.get(i), odds.get(i)))
        .toList();
  }

  /** Whether positions differ in every feature that an asset changes. */
  private static boolean seen(WinModel model, Asset asset) {
    return IntStream.range(0, asset.values().length)
        .noneMatch(i -> asset.values()[i] != 0 && model.scale()[i] == 0);
  }

  private static Key contrast(int index) {
    return Key.of("contrast", String.valueOf(index));
  }

  /**
   * Estimates that are linear in the weights, with the uncertainty that comes from the games, their
   * players and the model.
   */
  private static List<Ratio> linear(Totals totals, Forecasts forecasts, List<double[]> contrasts) {
    Map<String, double[]> stands = forecasts.stands(totals.sampled(Trajectory.class));
    Totals seen =
        totals.recount(
            Trajectory.class,
            (game, counts) -> {
              counts.add(Accumulator.GAMES, 1);
              double[] weights = stands.get(game.gameId());
              for (int i = 0; i < contrasts.size(); i++) {
                double value = WinModel.dot(contrasts.get(i), weights);
                counts.addFraction(contrast(i), value, Accumulator.GAMES);
              }
            });
    return IntStream.range(0, contrasts.size())
        .mapToObj(
            i ->
                seen.fraction(contrast(i), Accumulator.GAMES)
                    .withinGames()
                    .byModel(Math.pow(forecasts.bias(contrasts.get(i)), 2)))
        .toList();
  }

  /** What log odds add to a win probability of one half. */
  private static Estimate added(Estimate odds) {
    Interval interval = odds.interval();
    return odds.shown()
        ? Estimate.of(
            added(odds.value()),
            new Interval(added(interval.low()), added(interval.high())),
            odds.n())
        : odds;
  }

  private static double added(double odds) {
    return WinModel.logistic(odds) - Trajectory.HALF;
  }

  /** The weights of the model, for those who want to use it. */
  static Statistic model(Course course) {
    return WinProbability.calibration(course).also(MODEL, totals -> model(totals, course));
  }

  private static Table model(Totals totals, Course course) {
    return new TableBuilder<Weight>(MODEL, "Win probability: the model")
        .text("feature", weight -> weight.feature().name())
        .text("meaning", weight -> weight.feature().meaning())
        .count("games", "games", weight -> weight.odds().n())
        .estimate("weight", "log odds", Weight::odds)
        .estimatesNote(
            WinProbability.note(totals)
                + "Log odds of the expected score: the constant and, for each feature, its"
                + " value times its weight.")
        .definedIn(WinProbability.PAGE)
        .of(Weight.all(totals, course));
  }

  /** A feature and the log odds that one of it adds. */
  private record Weight(Feature feature, Estimate odds) {
    /** The constant and the features that positions differ in. */
    static List<Weight> all(Totals totals, Course course) {
      Forecasts forecasts = Forecasts.of(totals);
      List<Weight> all = new ArrayList<>();
      for (Regression.Fit fit : forecasts.all().stream().toList()) {
        List<Feature> features = new ArrayList<>(course.features());
        features.add(0, new Feature("constant", "the first-named side, all else equal"));
        List<Ratio> weights = linear(totals, forecasts, units(fit.model()));
        for (int i = 0; i < features.size(); i++) {
          if (i == 0 || fit.model().scale()[i - 1] != 0) { // some variants have no such units
            all.add(new Weight(features.get(i), weights.get(i).mean()));
          }
        }
      }
      return all;
    }
  }

  /** What one more of each feature adds to the inputs, the constant first. */
  private static List<double[]> units(WinModel model) {
    List<double[]> units = new ArrayList<>();
    for (int i = 0; i < model.weights().length; i++) {
      double[] unit = new double[model.weights().length];
      double scale = i == 0 ? 1 : model.scale()[i - 1];
      unit[i] = scale == 0 ? 0 : 1 / scale;
      units.add(unit);
    }
    return units;
  }
}
