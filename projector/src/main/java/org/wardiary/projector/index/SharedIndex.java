package org.wardiary.projector.index;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.wardiary.projector.index.IndexUpdate.From;

/**
 * The index of positions as of its first use, for several threads. If one of its files turns out to
 * be damaged, the index is rebuilt and queried again.
 */
public final class SharedIndex {

  /** Brings an index up to the end of the log and opens it. */
  @FunctionalInterface
  public interface Opening {

    /**
     * Opens the index.
     *
     * @param from where reading the log begins
     * @param remaining receives the number of offsets left to read, now and then
     */
    PositionIndex open(From from, LongConsumer remaining);
  }

  private final Opening opening;
  private final From from;
  private final LongConsumer remaining;
  private Optional<PositionIndex> opened = Optional.empty();

  /**
   * Creates an index that is opened on its first use.
   *
   * @param opening opens the index; called by one thread at a time
   * @param from where reading the log begins the first time
   * @param remaining receives the number of offsets left to read, now and then
   */
  public SharedIndex(Opening opening, From from, LongConsumer remaining) {
    this.opening = opening;
    this.from = from;
    this.remaining = remaining;
  }

  /**
   * Queries the index and returns the answer.
   *
   * @param question the query; may be run twice
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

  /** The index, rebuilt unless another thread has rebuilt it already. */
  private synchronized PositionIndex renewed(PositionIndex damaged) {
    if (opened.filter(index -> index != damaged).isEmpty()) {
      opened = Optional.of(opening.open(From.BEGINNING, remaining));
    }
    return opened.orElseThrow();
  }
}
