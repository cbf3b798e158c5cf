package org.wardiary.app.terminal;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/**
 * Draws a progress bar on the terminal of another process: each drawing overwrites the one before.
 *
 * @param out leads to the terminal
 */
record RemoteTerminal(PrintWriter out) implements ProgressBarConsumer {

  // the width of the terminal is not known here; a longer bar would leave its beginning behind
  private static final int WIDTH = 79;

  @Override
  public int getMaxRenderedLength() {
    return WIDTH;
  }

  @Override
  public void accept(String bar) {
    out.print('\r' + bar);
    out.flush();
  }

  @Override
  public void clear() {
    accept(" ".repeat(WIDTH) + '\r');
  }

  @Override
  public void close() {
    out.println();
    out.flush();
  }
}
