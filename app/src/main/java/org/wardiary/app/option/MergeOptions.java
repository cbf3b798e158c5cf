package org.wardiary.app.option;

import java.util.EnumSet;
import java.util.Set;
import org.wardiary.projector.index.IndexUpdate.From;
import org.wardiary.projector.index.Merge;
import picocli.CommandLine.Option;

/** What counts as the same position, and whether the index is rebuilt. */
public final class MergeOptions {

  @Option(
      names = "--mirror",
      description = "positions that are mirror images count too, where the map is symmetrical")
  private boolean mirror;

  @Option(
      names = "--interchangeable",
      description = "positions with other numbers on units of one side and kind count too")
  private boolean interchangeable;

  @Option(names = "--rebuild", description = "rebuild the index from the whole log")
  private boolean rebuild;

  /** The ways in which different positions count as the same. */
  public Set<Merge> merged() {
    EnumSet<Merge> merged = EnumSet.noneOf(Merge.class);
    if (mirror) {
      merged.add(Merge.MIRROR);
    }
    if (interchangeable) {
      merged.add(Merge.INTERCHANGEABLE);
    }
    return merged;
  }

  /** Where reading the log begins. */
  public From from() {
    return rebuild ? From.BEGINNING : From.WHERE_IT_STOPPED;
  }
}
