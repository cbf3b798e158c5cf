package org.wardiary.app.print;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.referee.Endings;
import org.wardiary.events.referee.Rescoring.Outcome;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.json.GameJson;

/**
 * An archived game as recorded, and as it would have ended by other rules of scoring.
 *
 * @param recorded the game as recorded
 * @param result result by the other rules: a side, {@code draw}, or {@code *} if it would not have
 *     ended
 * @param termination how it would have ended; empty if it would not have
 * @param plies number of answers until that end
 * @param change what differs from the record
 */
public record RescoredGame(
    GameSummary recorded, String result, String termination, int plies, Change change) {

  private static final String OPEN = "*";

  /** What differs from the record. */
  enum Change {
    /** Nothing. */
    SAME("the same"),
    /** The same result, but at another ply or in another way. */
    OTHER_END("same result, other end"),
    /** Another result. */
    OTHER_RESULT("other result"),
    /** A rule ended the game, but by the other rules none does: it would have gone on. */
    OPEN("open under these rules");

    private final String words;

    Change(String words) {
      this.words = words;
    }

    /** In words. */
    String words() {
      return words;
    }
  }

  /**
   * Compares a recorded game with its outcome by other rules.
   *
   * @param game the kind of game, for the names of its sides
   */
  public static RescoredGame of(GameSummary recorded, Outcome then, Game game) {
    if (!then.ending().equals(Ending.NONE)) {
      return ended(recorded, then.ending().result(game), then.ending().termination(), then.ply());
    }
    return Endings.isByRules(recorded.getTermination())
        ? open(recorded, then.ply())
        : same(recorded);
  }

  /** A game that a rule ends. */
  static RescoredGame ended(GameSummary recorded, String result, String termination, int plies) {
    boolean same = plies == recorded.getPlies() && termination.equals(recorded.getTermination());
    Change change = same ? Change.SAME : Change.OTHER_END;
    return new RescoredGame(
        recorded,
        result,
        termination,
        plies,
        result.equals(recorded.getResult()) ? change : Change.OTHER_RESULT);
  }

  /** A game that would have gone on. */
  static RescoredGame open(GameSummary recorded, int plies) {
    return new RescoredGame(recorded, OPEN, "", plies, Change.OPEN);
  }

  /** A game that stands as recorded. */
  static RescoredGame same(GameSummary recorded) {
    return new RescoredGame(
        recorded,
        recorded.getResult(),
        recorded.getTermination(),
        recorded.getPlies(),
        Change.SAME);
  }

  /**
   * The game as a JSON object, as {@code games --json} lists it, with its outcome by the other
   * rules.
   */
  public ObjectNode json() {
    ObjectNode object = GameJson.of(recorded);
    ObjectNode then = object.putObject("then");
    then.put("change", change.words());
    then.put("result", result);
    then.put("termination", termination);
    then.put("plies", plies);
    return object;
  }
}
