package org.wardiary.events.log.broker;

import java.util.OptionalInt;
import org.wardiary.events.text.Text;

/**
 * The number of partitions over which the games of an archive are spread. It is chosen when the
 * archive's topics are created and never changes; from then on it is read from the topics. Safe to
 * share between threads.
 */
public final class GamePartitions {

  /** The default for a new archive on a broker of our own, on which one program works at a time. */
  public static final int ALONE = 4;

  /**
   * The default for a new archive on a cluster: as many threads, over all instances, can share the
   * work.
   */
  public static final int SHARED = 24;

  private final OptionalInt wanted;
  private final int usual;
  private volatile int found;

  GamePartitions(OptionalInt wanted, int usual) {
    this.wanted = wanted;
    this.usual = usual;
  }

  /** The number for a new archive. */
  public int ofNew() {
    return wanted.orElse(usual);
  }

  /** The number that the existing topics have; empty if it has not been determined yet. */
  public OptionalInt found() {
    return found == 0 ? OptionalInt.empty() : OptionalInt.of(found);
  }

  /**
   * Notes the number that the archive's existing topics have.
   *
   * @throws RequestRefused if another number was requested
   */
  public void found(int number) {
    if (wanted.isPresent() && wanted.getAsInt() != number) {
      throw new RequestRefused(
          Text.of(
              "expected the archive to have %d partitions but it has %d, which never changes",
              wanted.getAsInt(), number));
    }
    found = number;
  }
}
