package org.wardiary.events.referee;

import java.util.function.Consumer;
import org.wardiary.events.game.Position;

/**
 * Writes the positions of one game as lines of JSON, omitting each that equals the one before; if
 * the viewer may know the ply, no two positions are equal. Not thread-safe.
 */
public final class Trace implements Consumer<Position> {

  private final PositionJson json;
  private final Consumer<String> out;
  private String last = "";

  /**
   * Begins the trace of a game.
   *
   * @param json writes the positions
   * @param out receives the lines, without LF
   */
  public Trace(PositionJson json, Consumer<String> out) {
    this.json = json;
    this.out = out;
  }

  /** Traces the next position, from ply 0 on. */
  @Override
  public void accept(Position position) {
    String line = json.write(position);
    if (!line.equals(last)) {
      out.accept(line);
    }
    last = line;
  }
}
