package org.wardiary.analytics.study;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.projector.fold.GameResult;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.ScorePoint;

/**
 * The projections' rows of one completed game.
 *
 * @param summary the summary of the game
 * @param curve the changes of score in order; empty if there were none
 * @param own the rows specific to the kind of game
 */
public record PlayedGame(GameSummary summary, List<ScorePoint> curve, OwnRows own) {

  static final String DRAW = "draw";

  /** How the game ended. */
  public GameResult result() {
    return GameResult.of(summary);
  }

  /** The side that won, if one did. */
  public Optional<String> winner() {
    return decided() ? Optional.of(summary.getResult()) : Optional.empty();
  }

  /** The two players. */
  public Pairing pairing() {
    return Pairing.of(summary.getFirstPlayer(), summary.getSecondPlayer());
  }

  /** The player who had a side; "" if unknown. */
  public String playerOf(String side) {
    return PlayerName.of(summary, index(side));
  }

  /** The other side. */
  public String enemy(String side) {
    return summary.getSides().get(1 - index(side));
  }

  /** Whether a side won. */
  public boolean won(String side) {
    return summary.getResult().equals(side);
  }

  /** Whether the game was drawn. */
  public boolean drawn() {
    return result() == GameResult.DRAW;
  }

  /** Whether the game has a winner. */
  public boolean decided() {
    return index(summary.getResult()) >= 0;
  }

  /** Whether the game has a result: a winner, or a draw. */
  public boolean finished() {
    return result().isFinished();
  }

  /** How much of the game is known. */
  public Level level() {
    if (summary.getPlies() == 0) {
      return Level.RESULT;
    }
    if (!RecordedGame.isId(summary.getGame())) {
      return Level.REFEREED;
    }
    boolean checked = summary.getLevel().equals(Level.CHECKED.title());
    return checked ? Level.CHECKED : Level.RECORDED;
  }

  /** Whether it is known which side had the first turn. */
  public boolean knowsFirst() {
    return !summary.getFirstMover().isEmpty();
  }

  /** Whether a side had the first turn. */
  public boolean movedFirst(String side) {
    return summary.getFirstMover().equals(side);
  }

  /** Whether a program played a side. */
  public boolean simulated() {
    return summary.getSimulated();
  }

  /** Score of a side's losses at the end, in points. */
  public int losses(String side) {
    return index(side) == 0 ? summary.getFirstLosses() : summary.getSecondLosses();
  }

  /**
   * Whether the game was played on the standard map of its kind, whose places statistics by place
   * are about: on another map the same names are other places.
   */
  public boolean onStandardMap() {
    return Games.find(summary.getGame())
        .filter(known -> known.standardMap().equals(summary.getMap()))
        .isPresent();
  }

  /** A side's first answers to the question of a turn, at most three. */
  public List<String> opening(String side) {
    return index(side) == 0 ? summary.getFirstOpening() : summary.getSecondOpening();
  }

  /** Index of a side, 0 for the first-named side; -1 for any other text. */
  public int index(String side) {
    List<String> sides = summary.getSides();
    // not indexOf: Avro's lists implement it by an iterator, which took 5 % of the counting time
    for (int i = 0; i < sides.size(); i++) {
      if (sides.get(i).equals(side)) {
        return i;
      }
    }
    return -1;
  }

  /** The rows of a class specific to the kind of game, if there are any. */
  public <T> Optional<T> own(Class<T> type) {
    return own.find(type);
  }
}
