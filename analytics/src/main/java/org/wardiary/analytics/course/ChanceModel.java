package org.wardiary.analytics.course;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Sampled;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;

/**
 * The win probabilities of single games, by the models of a study ({@code
 * docs/statistics/win-probability.md}): no game is judged by itself. Immutable.
 */
public final class ChanceModel {

  /** With fewer games won by either side there is none. */
  public static final long FEWEST_WINS = Forecasts.FEWEST_WINS;

  private final Course course;
  private final Forecasts forecasts;
  private final int games;

  private ChanceModel(Course course, Forecasts forecasts, int games) {
    this.course = course;
    this.forecasts = forecasts;
    this.games = games;
  }

  /** What a study must count for {@link #of}. */
  public static Statistic counts(Course course) {
    return WinProbability.calibration(course);
  }

  /**
   * The models of a study.
   *
   * @param study a study with {@link #counts}
   * @param course the course that it counts
   */
  public static ChanceModel of(Study study, Course course) {
    Totals totals = study.totals(WinProbability.ID).orElseThrow();
    return new ChanceModel(course, Forecasts.of(totals), totals.sampled(Trace.class).size());
  }

  /** Of how many games the models are made. */
  public int games() {
    return games;
  }

  /** Whether these are enough. */
  public boolean known() {
    return forecasts.known();
  }

  /** How a game went; nothing where the games are too few, or its rows are missing. */
  public Optional<ChanceCurve> curve(PlayedGame game) {
    if (!known() || !course.isKnown(game)) {
      return Optional.empty();
    }
    List<TurnEnd> positions = course.positions(game);
    Sampled<TurnEnd> place =
        Sampled.of(game.summary().getGameId(), game.pairing(), positions.get(0));
    return Optional.of(
        new ChanceCurve(
            positions,
            forecasts.chances(place, positions),
            game.summary().getTurns(),
            Trace.result(game)));
  }
}
