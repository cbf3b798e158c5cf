package org.wardiary.events.log.broker;

import java.util.OptionalInt;
import org.wardiary.events.text.Text;

/**
 * Over how many partitions the games of an archive are spread. It is chosen when the archive's
 * topics are made and never changes; from then on the topics tell it. Safe to share between
 * threads.
 */
public final class GamePartitions {

  /** Of a new archive on a broker of our own, which one program at a time works on. */
  public static final int ALONE = 4;

  /**
   * Of a new archive on a cluster: as many instances, with so many threads in all, may share it.
   */
  public static final int SHARED = 24;

  private final OptionalInt wanted;
  private final int usual;
  private volatile int found;

  GamePartitions(OptionalInt wanted, int usual) {
    this.wanted = wanted;
    this.usual = usual;
  }

  /** The number of a new archive. */
  public int ofNew() {
    return wanted.orElse(usual);
  }

  /** The number that the topics have; nothing if nobody has looked yet. */
  public OptionalInt found() {
    return found == 0 ? OptionalInt.empty() : OptionalInt.of(found);
  }

  /**
   * The archive's topics are there and have this number.
   *
   * @throws RequestRefused if another one was asked for
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
