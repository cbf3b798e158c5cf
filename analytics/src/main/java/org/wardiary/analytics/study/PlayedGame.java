package org.wardiary.analytics.study;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.wardiary.events.game.Tags;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.ScorePoint;

/**
 * All that the read side tells of one game that ended.
 *
 * @param summary its row of summaries
 * @param curve its changes of score in order; empty if there were none
 * @param attacks its attacks in order; empty in games without attack rows
 * @param actions actions that each side ordered, the first-named side's first; empty without attack
 *     rows
 * @param chances attacks of note that could be ordered
 * @param careers its units; empty in games without career rows
 * @param campaign its turns, units, draws and supply cuts, in games that have such rows
 * @param engagement its orders, losses, cards, boxes and charges, in games that have such rows
 */
public record PlayedGame(
    GameSummary summary,
    List<ScorePoint> curve,
    List<Attack> attacks,
    List<Integer> actions,
    List<Chance> chances,
    List<Career> careers,
    Optional<Campaign> campaign,
    Optional<Engagement> engagement) {

  static final String DRAW = "draw";
  static final String UNFINISHED = "*";

  /** The side that won, if one did. */
  public Optional<String> winner() {
    return summary.getSides().stream().filter(side -> won(side)).findFirst();
  }

  /** Whether a side won. */
  public boolean won(String side) {
    return summary.getResult().equals(side);
  }

  /** Whether it was drawn. */
  public boolean drawn() {
    return summary.getResult().equals(DRAW);
  }

  /** Whether it has a winner. */
  public boolean decided() {
    return winner().isPresent();
  }

  /** Whether a side had the first turn. */
  public boolean movedFirst(String side) {
    return summary.getFirstMover().equals(side);
  }

  /** Whether its tag Event says that it was simulated. */
  public boolean simulated() {
    return Tags.saysSimulated(summary.getEvent());
  }

  /** Score of a side's losses at the end, in points. */
  public int losses(String side) {
    return summary.getSides().indexOf(side) == 0
        ? summary.getFirstLosses()
        : summary.getSecondLosses();
  }

  /** A side's first answers to the question of a turn, at most three. */
  public List<String> opening(String side) {
    return summary.getSides().indexOf(side) == 0
        ? summary.getFirstOpening()
        : summary.getSecondOpening();
  }

  /** Actions that a side ordered; of both sides for {@link AttackTypes#BOTH}. */
  int actions(String side) {
    int place = summary.getSides().indexOf(side);
    return place < 0 || actions.isEmpty()
        ? actions.stream().mapToInt(Integer::intValue).sum()
        : actions.get(place);
  }

  /** How many of its attacks fit. */
  public long count(Predicate<Attack> wanted) {
    return attacks.stream().filter(wanted).count();
  }
}
