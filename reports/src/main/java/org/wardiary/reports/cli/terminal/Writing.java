package org.wardiary.reports.cli.terminal;

import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;

/**
 * Shows how many of the files are written. Where the command was called by another program that is
 * gone, by Ctrl-C, no more are written.
 *
 * @param progress the command's; gets a stage of its own
 */
public record Writing(Progress progress) implements BiConsumer<Integer, Integer> {

  @Override
  public void accept(Integer done, Integer total) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("expected the caller to wait for all files");
    }
    if (done == 0) {
      progress.begin("writing", total);
    }
    progress.to(done);
  }
}
