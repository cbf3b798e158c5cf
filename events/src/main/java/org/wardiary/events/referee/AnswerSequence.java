package org.wardiary.events.referee;

import java.util.Arrays;
import java.util.function.Consumer;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;

/** The answers given in a game: its setup and its legal answers in order. Immutable. */
public final class AnswerSequence {

  private final Setup setup;
  private final long[] codes;

  /**
   * Creates a sequence.
   *
   * @param setup the game's setup
   * @param codes the answers' codes; the first {@code size} are copied
   * @param size number of answers
   */
  AnswerSequence(Setup setup, long[] codes, int size) {
    this.setup = setup;
    this.codes = Arrays.copyOf(codes, size);
  }

  /** The game's setup. */
  public Setup setup() {
    return setup;
  }

  /** Number of answers. */
  public int length() {
    return codes.length;
  }

  /** The code of an answer by its index from 0. */
  public long code(int index) {
    return codes[index];
  }

  /** A new position at ply 0, in which the first question is open. */
  public Position start() {
    return setup.start();
  }

  /**
   * A new position after the first {@code ply} answers.
   *
   * @param ply 0 to {@link #length()}
   */
  public Position at(int ply) {
    Position position = start();
    for (int i = 0; i < ply; i++) {
      position.play(codes[i], EventSink.NONE);
    }
    return position;
  }

  /**
   * Visits every position from ply 0 to the end.
   *
   * @param out receives the same mutable position each time; it must not change or keep it
   */
  public void walk(Consumer<Position> out) {
    Position position = start();
    out.accept(position);
    for (long code : codes) {
      position.play(code, EventSink.NONE);
      out.accept(position);
    }
  }
}
