package org.wardiary.reports.cli;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/**
 * Where a bar is drawn that a file keeps: each drawing is a line.
 *
 * @param out leads there
 */
record BarLines(PrintWriter out) implements ProgressBarConsumer {

  private static final int WIDTH = 110;

  @Override
  public int getMaxRenderedLength() {
    return WIDTH;
  }

  @Override
  public void accept(String bar) {
    out.println(bar.stripTrailing());
    out.flush();
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
