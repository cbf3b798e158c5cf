package org.wardiary.events.referee;

import java.util.function.Consumer;
import org.wardiary.events.game.Position;

/**
 * Writes the positions of one game as lines of JSON, each that differs from the one before: every
 * position for a viewer who may know the ply. For one thread.
 */
public final class Trace implements Consumer<Position> {

  private final PositionJson json;
  private final Consumer<String> out;
  private String last = "";

  /**
   * A trace of a game.
   *
   * @param json writes the positions
   * @param out gets the lines, without LF
   */
  public Trace(PositionJson json, Consumer<String> out) {
    this.json = json;
    this.out = out;
  }

  /** The next position, from ply 0 on. */
  @Override
  public void accept(Position position) {
    String line = json.write(position);
    if (!line.equals(last)) {
      out.accept(line);
    }
    last = line;
  }
}
