package org.wardiary.app.terminal;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/** Draws a progress bar to a file: each drawing that differs from the one before becomes a line. */
final class BarLines implements ProgressBarConsumer {

  private static final int WIDTH = 110;

  private final PrintWriter out;
  private String last = "";

  /**
   * Creates an instance that has drawn nothing yet.
   *
   * @param out receives the lines
   */
  BarLines(PrintWriter out) {
    this.out = out;
  }

  @Override
  public int getMaxRenderedLength() {
    return WIDTH;
  }

  @Override
  public void accept(String bar) {
    String line = bar.stripTrailing();
    if (!line.equals(last)) {
      out.println(line);
      out.flush();
      last = line;
    }
  }

  @Override
  public void clear() {
    // a line that is written stays
  }

  @Override
  public void close() {
    out.flush();
  }
}
