package org.wardiary.reports.cli.terminal;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/** Where a bar is drawn that a file keeps: each drawing that differs is a line. */
final class BarLines implements ProgressBarConsumer {

  private static final int WIDTH = 110;

  private final PrintWriter out;
  private String last = "";

  /**
   * Of nothing yet.
   *
   * @param out leads there
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
    // a line stays
  }

  @Override
  public void close() {
    out.flush();
  }
}
