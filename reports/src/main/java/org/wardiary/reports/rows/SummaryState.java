package org.wardiary.reports.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.projector.view.GameSummary;

/** Reads and writes summaries of games as part of counted state. */
public final class SummaryState {

  private SummaryState() {}

  /** Writes a summary. */
  public static void write(GameSummary game, StateWriter out) {
    try {
      ByteBuffer buffer = game.toByteBuffer();
      byte[] bytes = new byte[buffer.remaining()];
      buffer.get(bytes);
      out.bytes(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a summary that {@link #write} wrote. */
  public static GameSummary read(StateReader in) {
    try {
      return GameSummary.fromByteBuffer(ByteBuffer.wrap(in.bytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
