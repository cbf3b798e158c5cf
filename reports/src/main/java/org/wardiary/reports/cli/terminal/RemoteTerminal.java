package org.wardiary.reports.cli.terminal;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/**
 * Where a bar is drawn that a person sees elsewhere: each drawing goes over the one before it.
 *
 * @param out leads there
 */
record RemoteTerminal(PrintWriter out) implements ProgressBarConsumer {

  // that of the terminal is not known here; what is too long would leave its beginning behind
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
