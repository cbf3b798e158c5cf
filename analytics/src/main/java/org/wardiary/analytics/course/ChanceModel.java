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
 * docs/statistics/win-probability.md}): no game is judged by a model fitted on it. Immutable.
 */
public final class ChanceModel {

  /** Minimum number of games won by each side for there to be a model. */
  public static final long FEWEST_WINS = Forecasts.FEWEST_WINS;

  private final Course course;
  private final Forecasts forecasts;
  private final int games;

  private ChanceModel(Course course, Forecasts forecasts, int games) {
    this.course = course;
    this.forecasts = forecasts;
    this.games = games;
  }

  /** The statistic that a study must count for {@link #of}. */
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
    return new ChanceModel(course, Forecasts.of(totals), totals.sampled(Trajectory.class).size());
  }

  /** Number of games that the models are made from. */
  public int games() {
    return games;
  }

  /** Whether these games are enough for a model. */
  public boolean known() {
    return forecasts.known();
  }

  /** The curve of a game; empty if there is no model, or the game's rows are missing. */
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
            game.result().score()));
  }
}
