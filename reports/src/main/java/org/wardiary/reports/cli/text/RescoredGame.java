package org.wardiary.reports.cli.text;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.referee.Endings;
import org.wardiary.events.referee.Rescoring.Outcome;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.json.GameJson;

/**
 * An archived game as recorded and as it would be by other rules of scoring.
 *
 * @param recorded as recorded
 * @param result a side, {@code draw}, or {@code *} if it would not have ended
 * @param termination how it would have ended; empty if it would not have
 * @param plies answers until then
 * @param change what differs
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
    /** A rule ended it, and by the other rules none does: it would have gone on. */
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
   * Compares.
   *
   * @param game the game, for names of sides
   */
  public static RescoredGame of(GameSummary recorded, Outcome then, Game game) {
    if (!then.ending().equals(Ending.NONE)) {
      String result = then.ending().result(game);
      String termination = then.ending().termination();
      boolean same =
          then.ply() == recorded.getPlies() && termination.equals(recorded.getTermination());
      Change change = same ? Change.SAME : Change.OTHER_END;
      return new RescoredGame(
          recorded,
          result,
          termination,
          then.ply(),
          result.equals(recorded.getResult()) ? change : Change.OTHER_RESULT);
    }
    if (Endings.isByRules(recorded.getTermination())) {
      return new RescoredGame(recorded, OPEN, "", then.ply(), Change.OPEN);
    }
    return new RescoredGame(
        recorded, recorded.getResult(), recorded.getTermination(), then.ply(), Change.SAME);
  }

  /** As an object: the game as {@code games --json} lists it, with what would be. */
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
