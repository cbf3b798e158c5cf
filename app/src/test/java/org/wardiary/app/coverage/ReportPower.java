package org.wardiary.app.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.ReportGame;

/**
 * Measures what reports of few players' games, drawn from a large {@link Pool}, say about
 * everything that they may claim: how often the intervals contain the numbers of the whole pool,
 * how wide they are, how often each thing is claimed, and how often anything is where winners are
 * drawn by lot.
 */
final class ReportPower {

  private static final int PLAYERS = 8;
  private static final int GAMES = 240;

  private final GameInfo info;
  private final Pool pool;
  private final int reports;

  /** Creates a measurement of {@code reports} reports for each number. */
  ReportPower(Game game, Pool pool, int reports) {
    this.info =
        ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow()).info();
    this.pool = pool;
    this.reports = reports;
  }

  /**
   * What the reports say about one claim.
   *
   * @param values what each measured
   * @param errors half the width of each interval, in standard normal quantiles
   * @param covered how many intervals contain the number of the whole pool
   * @param claimed how many reports claim it
   */
  record Row(List<Double> values, List<Double> errors, int covered, int claimed) {

    private static final Row NONE = new Row(List.of(), List.of(), 0, 0);
    private static final double NORMAL = 1.959964;

    private Row plus(Claim claim, double truth, boolean holds) {
      Estimate estimate = estimate(claim);
      List<Double> seen = new ArrayList<>(values);
      seen.add(estimate.value());
      List<Double> wide = new ArrayList<>(errors);
      wide.add((estimate.interval().high() - estimate.interval().low()) / 2 / NORMAL);
      boolean in = estimate.interval().low() <= truth && truth <= estimate.interval().high();
      return new Row(seen, wide, covered + (in ? 1 : 0), claimed + (holds ? 1 : 0));
    }

    double coverage() {
      return (double) covered / values.size();
    }

    double power() {
      return (double) claimed / values.size();
    }

    /** Mean width of the intervals, as a multiple of what the spread of the values calls for. */
    double width() {
      double middle = mean(values);
      double squares = values.stream().mapToDouble(one -> (one - middle) * (one - middle)).sum();
      return mean(errors) / Math.sqrt(squares / (values.size() - 1));
    }
  }

  private static double mean(List<Double> numbers) {
    return numbers.stream().mapToDouble(number -> number).average().orElseThrow();
  }

  private static Estimate estimate(Claim claim) {
    return claim.kind() == Claim.Kind.MEAN ? claim.ratio().mean() : claim.ratio().share();
  }

  private Study study(List<PlayedGame> games) {
    Study study = Studies.of(info);
    study.addAll(games);
    return study;
  }

  private static String name(Claim claim) {
    return claim.table() + ": " + claim.row();
  }

  /** What the reports say, by table and row. */
  Map<String, Row> rows() {
    Map<String, Double> truth = new TreeMap<>();
    study(pool.games()).claims().forEach(claim -> truth.put(name(claim), estimate(claim).value()));
    Map<String, Row> rows = new TreeMap<>();
    for (int report = 0; report < reports; report++) {
      Study study = study(pool.drawn(PLAYERS, GAMES, new Random(report)));
      Certainty certainty = Studies.judge(List.of(study));
      for (Claim claim : study.claims()) {
        if (claim.shown() && truth.containsKey(name(claim))) {
          Row before = rows.getOrDefault(name(claim), Row.NONE);
          rows.put(name(claim), before.plus(claim, truth.get(name(claim)), certainty.holds(claim)));
        }
      }
    }
    return rows;
  }

  /** The share of the reports that claim anything where winners are drawn by lot. */
  double claimedByLot() {
    int claimed = 0;
    for (int report = 0; report < reports; report++) {
      Random random = new Random(report);
      Study study = study(Pool.byLot(pool.drawn(PLAYERS, GAMES, random), random));
      Certainty certainty = Studies.judge(List.of(study));
      claimed += study.claims().stream().anyMatch(certainty::holds) ? 1 : 0;
    }
    return (double) claimed / reports;
  }

  /** The mean coverage of the intervals of each table. */
  static Map<String, Double> families(Map<String, Row> rows) {
    Map<String, List<Double>> all = new TreeMap<>();
    rows.forEach(
        (name, row) ->
            all.computeIfAbsent(name.substring(0, name.indexOf(':')), none -> new ArrayList<>())
                .add(row.coverage()));
    Map<String, Double> families = new TreeMap<>();
    all.forEach((table, each) -> families.put(table, mean(each)));
    return families;
  }

  /**
   * Prints what {@code docs/statistics/intervals.md} says: {@code ReportPower GAMES REPORTS
   * PLAYER}, with 20000, 100, and aggressive or bold.
   */
  public static void main(String... args) {
    Game game = Games.find("squares/civil-war").orElseThrow();
    Pool pool = Pool.of(game, args[2], 64, Integer.parseInt(args[0]), 7);
    ReportPower power = new ReportPower(game, pool, Integer.parseInt(args[1]));
    Map<String, Row> rows = power.rows();
    rows.forEach(
        (name, row) ->
            System.out.println(
                Text.of(
                    "%-60s width %.2f coverage %.2f claimed %.2f",
                    name, row.width(), row.coverage(), row.power())));
    families(rows).forEach((table, held) -> System.out.println(Text.of("%s %.3f", table, held)));
    System.out.println(Text.of("by lot: %.2f claim anything", power.claimedByLot()));
  }
}
