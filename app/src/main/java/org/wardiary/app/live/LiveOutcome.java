package org.wardiary.app.live;

import org.wardiary.events.game.Game;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.Visibility;

/** The outcome of a command to a live game. */
public sealed interface LiveOutcome {

  /**
   * The command is on the log.
   *
   * @param position the game after the command, and perhaps after later ones
   */
  record Accepted(LivePosition position) implements LiveOutcome {}

  /**
   * Nothing was stored: the game has gone on since its sender saw it.
   *
   * @param position the game as it stands now
   * @param reason what came in between, in the form {@code expected … but …}; it names answers,
   *     which may be hidden from a side
   */
  record Overtaken(LivePosition position, String reason) implements LiveOutcome {

    /** What came in between, as far as a viewer may know it. */
    public String reason(Viewer viewer) {
      return game(position).visibility().showsRefusals(viewer)
          ? reason
          : "expected the game as you saw it but it has gone on since; look at it again";
    }
  }

  /**
   * Nothing was stored: a rule of the game forbids it.
   *
   * @param position the game as it stands
   * @param answer the answers as they were given
   * @param why the rule, the reason and the nearest legal answers
   */
  record Illegal(LivePosition position, String answer, Rejection why) implements LiveOutcome {

    /**
     * Why, as far as a viewer may know it: a side that does not see everything is not told a rule
     * that could disclose what is hidden from it, nor what of several answers breaks one, since
     * those before it have changed what is asked. The nearest answers are kept, since they are
     * among those that it may give.
     */
    public Rejection why(Viewer viewer) {
      Visibility visibility = game(position).visibility();
      boolean alone = answer.indexOf(' ') < 0;
      return visibility.showsRefusals(viewer) || alone && visibility.showsRule(viewer, why.rule())
          ? why
          : new Rejection("", "expected a legal answer but this is not one", why.nearest());
    }
  }

  /**
   * Nothing was stored, for a reason that everyone may know.
   *
   * @param reason the reason, in the form {@code expected … but …}
   */
  record Refused(String reason) implements LiveOutcome {}

  /** The outcome of answers that the referee refuses; without a rule everyone may know why. */
  static LiveOutcome refused(LivePosition position, String answer, Rejection why) {
    return why.rule().isEmpty() && why.nearest().isEmpty()
        ? new Refused(why.reason())
        : new Illegal(position, answer, why);
  }

  private static Game game(LivePosition position) {
    return position.setup().game();
  }
}
