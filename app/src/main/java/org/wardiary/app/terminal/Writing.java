package org.wardiary.app.terminal;

import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;

/**
 * Shows how many files have been written. Stops the writing if the thread is interrupted, as when
 * the program that called the command has ended by Ctrl-C.
 *
 * @param progress the command's progress; gets a stage for the writing
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
