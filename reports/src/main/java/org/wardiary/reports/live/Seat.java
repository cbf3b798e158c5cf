package org.wardiary.reports.live;

import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.text.Text;

/**
 * Who gives commands: the director, who may answer for everybody, or one side.
 *
 * @param name who it is, for what is kept of take-backs; not blank
 * @param side 0 or 1; nothing for the director
 */
public record Seat(String name, Optional<Integer> side) {

  /** The director of a game. */
  public static Seat director(String name) {
    return new Seat(name, Optional.empty());
  }

  /** A side, 0 or 1. */
  public static Seat side(int side, String name) {
    return new Seat(name, Optional.of(side));
  }

  /** Whether it is the director. */
  public boolean isDirector() {
    return side.isEmpty();
  }

  /** Who looks from here, in a game that may hide something. */
  public Viewer viewer(Game game) {
    return game.visibility().viewer(side.map(Viewer::side).orElse(Viewer.UMPIRE));
  }

  /** The side's name; the director has none. */
  public Optional<String> sideName(Game game) {
    return side.map(game.sides()::get);
  }

  /**
   * Whether this seat answers the question that stands: its own; of chance, where dice or cards are
   * real, any seat's unless the game hides something.
   */
  public boolean answers(Position position) {
    int decides = position.question().decides();
    return isDirector()
        || side.get() == decides
        || decides == Question.CHANCE && !position.setup().game().visibility().hidesInformation();
  }

  /** In words, e.g. {@code Ann (Blue)}. */
  public String text(Game game) {
    return sideName(game).map(side -> Text.of("%s (%s)", name, side)).orElse(name);
  }
}
