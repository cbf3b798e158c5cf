package org.wardiary.reports.cli;

import java.util.function.BiConsumer;

/**
 * Shows how many of the files are written.
 *
 * @param progress the command's; gets a stage of its own
 */
record Writing(Progress progress) implements BiConsumer<Integer, Integer> {

  @Override
  public void accept(Integer done, Integer total) {
    if (done == 0) {
      progress.begin("writing", total);
    }
    progress.to(done);
  }
}
