package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.study.Sampled;

/**
 * Compares attacks of one sort with attacks of all others that are like them: made at similar
 * expected scores of the side (in the same tenth), by the same kind of unit. Attacks without any
 * like them are left out.
 */
final class AttackComparison {

  private static final int TENTHS = 10;

  private final Map<String, Cell> cells = new HashMap<>();
  private double number;
  private double won;
  private double expected;

  /**
   * Attacks that are alike: numbers of those of the sort and of the others, and what the others
   * brought.
   */
  private static final class Cell {
    private double sort;
    private double others;
    private double othersGain;
    private double othersWon;
  }

  /**
   * An attack, with what came of it in its game.
   *
   * @param attack the attack
   * @param cell what attacks like it have in common
   * @param gain what the side's expected score gained in the turn
   * @param won what the side scored in the end
   */
  record Done(Attack attack, String cell, double gain, double won) {}

  /** The attacks of a game. */
  static List<Done> in(Forecasts forecasts, Sampled<Trajectory> game) {
    Trajectory trajectory = game.facts();
    double[] chances = forecasts.chances(game);
    List<Done> done = new ArrayList<>();
    for (Attack attack : trajectory.attacks()) {
      int before = before(trajectory, attack.turn());
      if (before >= 0) {
        double from = Trajectory.of(attack.side(), chances[before]);
        double to =
            Trajectory.of(
                attack.side(),
                before + 1 < chances.length ? chances[before + 1] : trajectory.result());
        int tenth = Math.min(TENTHS - 1, (int) (from * TENTHS));
        done.add(
            new Done(
                attack,
                tenth + " " + attack.unitKind(),
                to - from,
                Trajectory.of(attack.side(), trajectory.result())));
      }
    }
    return done;
  }

  /** Index of the position before a turn; -1 if there is none. */
  private static int before(Trajectory trajectory, int turn) {
    int found = -1;
    for (int i = 0; i < trajectory.positions().size(); i++) {
      found = trajectory.positions().get(i).turn() == turn - 1 ? i : found;
    }
    return found;
  }

  /** Compares one sort with all others. */
  AttackComparison(List<List<Done>> games, String sort) {
    for (List<Done> game : games) {
      for (Done done : game) {
        Cell cell = cells.computeIfAbsent(done.cell(), none -> new Cell());
        if (done.attack().sort().equals(sort)) {
          cell.sort++;
        } else {
          cell.others++;
          cell.othersGain += done.gain();
          cell.othersWon += done.won();
        }
      }
    }
    for (List<Done> game : games) {
      for (Done done : game) {
        Cell cell = cells.get(done.cell());
        if (done.attack().sort().equals(sort) && cell.others > 0) {
          number++;
          won += done.won();
          expected += cell.othersWon / cell.others;
        }
      }
    }
  }

  /** Number of attacks of the sort that have others like them. */
  double number() {
    return number;
  }

  /** Mean score of the sides that made these attacks. */
  double won() {
    return won / number;
  }

  /** Mean score of the sides that made other attacks in similar positions. */
  double expected() {
    return expected / number;
  }

  /** Whether there is anything to compare, and neither score is 0. */
  boolean known() {
    return number > 0 && won > 0 && expected > 0;
  }

  /**
   * The contribution of a game: the sums over all games, divided by {@link #number}, are the
   * estimates, and the spread of the games shows their uncertainty.
   *
   * @param matched attacks of the sort that have others like them
   * @param gain gain of the attacks of the sort above that of others like them
   * @param ratio logarithm of the ratio of scores
   */
  record Part(long matched, double gain, double ratio) {

    static final Part NONE = new Part(0, 0, 0);
  }

  /** The contribution of a game. */
  Part part(List<Done> game, String sort) {
    long matched = 0;
    double gain = 0;
    double pull = 0;
    for (Done done : game) {
      Cell cell = cells.get(done.cell());
      if (cell.sort == 0 || cell.others == 0) {
        continue;
      }
      double usualGain = cell.othersGain / cell.others;
      double usualWon = cell.othersWon / cell.others;
      if (done.attack().sort().equals(sort)) {
        matched++;
        gain += done.gain() - usualGain;
        pull += (done.won() - won()) / won() - (usualWon - expected()) / expected();
      } else {
        double weight = cell.sort / cell.others;
        gain -= weight * (done.gain() - usualGain);
        pull -= weight * (done.won() - usualWon) / expected();
      }
    }
    return new Part(matched, gain, matched * Math.log(won() / expected()) + pull);
  }

  /**
   * The attacks of some games, with the expected scores that some models give.
   *
   * @param ids ids of the games
   * @param done the attacks of each game
   */
  record Games(List<String> ids, List<List<Done>> done) {

    static Games of(List<Sampled<Trajectory>> games, Forecasts forecasts) {
      return new Games(
          games.stream().map(Sampled::gameId).toList(),
          games.stream().map(game -> in(forecasts, game)).toList());
    }

    /** The contribution of each game, by its id; empty if the sort cannot be compared. */
    Map<String, Part> parts(String sort) {
      AttackComparison compared = new AttackComparison(done, sort);
      Map<String, Part> parts = new HashMap<>();
      for (int i = 0; compared.known() && i < ids.size(); i++) {
        parts.put(ids.get(i), compared.part(done.get(i), sort));
      }
      return parts;
    }
  }
}
