package org.wardiary.analytics.choice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Sampled;
import org.wardiary.projector.view.FirstAnswer;

/**
 * The positions that games reached by the same first answers, and what was answered in them.
 * Immutable once it is made.
 */
final class SharedPositions {

  /**
   * How a game began.
   *
   * @param setup map, rules and first side: what else the position depends on
   * @param answers its first answers
   */
  record Beginning(String setup, List<FirstAnswer> answers) {}

  /** A position, and how often each answer was given in it. */
  static final class Given {
    private final Map<String, Integer> answers = new TreeMap<>();
    private final int legal;
    private Map<String, Double> entropy = Map.of();
    private int games;

    Given(int legal) {
      this.legal = legal;
    }

    /** Number of games that reached it. */
    int games() {
      return games;
    }

    /** Whether enough games reached it. */
    boolean enough() {
      return games >= Estimate.FEWEST;
    }

    private void estimate() {
      entropy = Entropy.shares(answers, Math.log(legal));
    }

    /**
     * The value of an answer in the entropy of the answers ({@link Entropy#shares}), once all games
     * are known.
     */
    double entropy(String answer) {
      return entropy.get(answer);
    }

    Map<String, Integer> answers() {
      return Collections.unmodifiableMap(answers);
    }

    int mostFrequent() {
      return Collections.max(answers.values());
    }
  }

  private final Map<String, Given> positions = new HashMap<>();

  /** The positions of some games. */
  static SharedPositions of(List<Sampled<Beginning>> games) {
    SharedPositions shared = new SharedPositions();
    for (Sampled<Beginning> game : games) {
      List<String> keys = keys(game.facts());
      for (int i = 0; i < keys.size(); i++) {
        FirstAnswer answer = game.facts().answers().get(i);
        Given given =
            shared.positions.computeIfAbsent(keys.get(i), none -> new Given(answer.getChoices()));
        given.answers.merge(answer.getAnswer(), 1, Integer::sum);
        given.games++;
      }
    }
    shared.positions.values().stream().filter(Given::enough).forEach(Given::estimate);
    return shared;
  }

  /** The position in which a game gave one of its answers, by the answer's number, from 0. */
  Given at(Beginning game, int answer) {
    return Optional.ofNullable(positions.get(keys(game).get(answer))).orElseThrow();
  }

  /** The keys of the positions before each of the answers. */
  private static List<String> keys(Beginning game) {
    List<String> keys = new ArrayList<>();
    StringBuilder before = new StringBuilder(game.setup());
    for (FirstAnswer answer : game.answers()) {
      keys.add(before.toString());
      before.append('\n').append(answer.getAnswer());
    }
    return keys;
  }
}
