package org.wardiary.analytics.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The same positions in R 4.2.2 (glm with weights 1 / positions of the game, family quasibinomial;
 * with ridge optim, method BFGS; what a game changes by solve(A - A_game, score of the game)).
 */
class RegressionTest {

  private static final double DIGITS = 1e-5;

  /** Thirty games of four to seven positions by a formula. */
  static List<Trace> games() {
    List<Trace> games = new ArrayList<>();
    for (int game = 0; game < 30; game++) {
      List<TurnEnd> positions = new ArrayList<>();
      for (int turn = 0; turn < 4 + game % 4; turn++) {
        positions.add(
            new TurnEnd(turn, (game * 7 + turn * 3) % 11 - 5, (game * 5 + turn * turn) % 7 - 3));
      }
      double won = game * 7 % 11 > 4 || game % 6 == 5 ? 1 : 0;
      games.add(trace(game % 10 == 9 ? 0.5 : won, positions));
    }
    return games;
  }

  static Trace trace(double result, List<TurnEnd> positions) {
    return new Trace(
        new Trace.End(result, result > 0.5 ? "Blue" : "Gray", "attrition"),
        positions.size(),
        positions,
        List.of());
  }

  @Test
  void scale_isTheStandardDeviation() {
    assertThat(Regression.scale(games(), 2))
        .containsExactly(new double[] {3.14857241, 2.01634333}, within(1e-8));
  }

  @Test
  void withoutRidge_weightsAndErrors_areThoseOfGlmWithGamesAsClusters() {
    Regression.Fit fit = new Regression(List.of(games()), Regression.scale(games(), 2), 0).fit();

    assertThat(fit.model().weights())
        .containsExactly(new double[] {0.475841945, 0.091719683, 0.001424697}, within(1e-8));
    double[] squares = new double[3];
    for (Trace game : games()) {
      double[] change = fit.change(game).toArray();
      for (int i = 0; i < 3; i++) {
        squares[i] += change[i] * change[i];
      }
    }
    assertThat(Math.sqrt(squares[0])).isCloseTo(0.369562299, within(1e-8));
    assertThat(Math.sqrt(squares[1])).isCloseTo(0.086212169, within(1e-8));
    assertThat(Math.sqrt(squares[2])).isCloseTo(0.141907875, within(1e-8));
  }

  @Test
  void withRidge_weights_areThoseOfOptim() {
    assertThat(
            new Regression(List.of(games()), Regression.scale(games(), 2), 1)
                .fit()
                .model()
                .weights())
        .containsExactly(new double[] {0.475683383, 0.080360181, 0.001227930}, within(DIGITS));
  }

  @Test
  void aFeatureThatIsAlwaysTheSame_saysNothing() {
    List<Trace> games =
        games().stream()
            .map(
                game ->
                    trace(
                        game.result(),
                        game.positions().stream()
                            .map(at -> new TurnEnd(at.turn(), at.values()[0], at.values()[1], 3))
                            .toList()))
            .toList();

    assertThat(
            new Regression(List.of(games), Regression.scale(games, 3), 1).fit().model().weights())
        .containsExactly(new double[] {0.475683383, 0.080360181, 0.001227930, 0}, within(DIGITS));
  }

  @Test
  void separatedResults_haveFiniteWeights() {
    List<Trace> games = new ArrayList<>();
    for (int game = 0; game < 40; game++) {
      games.add(trace(game % 2, List.of(new TurnEnd(0, game % 2 == 0 ? -100 : 100))));
    }

    double[] weights =
        new Regression(List.of(games), Regression.scale(games, 1), 1).fit().model().weights();

    assertThat(weights[1]).isBetween(1.0, 10.0);
  }
}
