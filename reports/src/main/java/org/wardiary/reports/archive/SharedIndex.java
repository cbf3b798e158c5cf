package org.wardiary.reports.archive;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.wardiary.projector.index.IndexDamaged;
import org.wardiary.projector.index.IndexUpdate.From;
import org.wardiary.projector.index.PositionIndex;

/**
 * The index of positions as of the moment when it is first asked, for several threads. Where a file
 * of it turns out to be damaged it is made again, and asked again.
 */
public final class SharedIndex {

  /** Brings an index up to the end of the log and opens it. */
  @FunctionalInterface
  public interface Opening {

    /**
     * Opens it.
     *
     * @param from where reading the log begins
     * @param remaining receives now and then how many offsets are left to read
     */
    PositionIndex open(From from, LongConsumer remaining);
  }

  private final Opening opening;
  private final From from;
  private final LongConsumer remaining;
  private Optional<PositionIndex> opened = Optional.empty();

  /**
   * An index that is not open yet.
   *
   * @param opening opens it; one thread at a time calls it
   * @param from where reading the log begins the first time
   * @param remaining receives now and then how many offsets are left to read
   */
  public SharedIndex(Opening opening, From from, LongConsumer remaining) {
    this.opening = opening;
    this.from = from;
    this.remaining = remaining;
  }

  /**
   * Asks the index.
   *
   * @param question asks; may be called twice
   */
  public <T> T ask(Function<PositionIndex, T> question) {
    PositionIndex index = index();
    try {
      return question.apply(index);
    } catch (IndexDamaged e) {
      return question.apply(renewed(index));
    }
  }

  private synchronized PositionIndex index() {
    if (opened.isEmpty()) {
      opened = Optional.of(opening.open(from, remaining));
    }
    return opened.orElseThrow();
  }

  /** Made anew, unless another thread has done that. */
  private synchronized PositionIndex renewed(PositionIndex damaged) {
    if (opened.filter(index -> index != damaged).isEmpty()) {
      opened = Optional.of(opening.open(From.BEGINNING, remaining));
    }
    return opened.orElseThrow();
  }
}
