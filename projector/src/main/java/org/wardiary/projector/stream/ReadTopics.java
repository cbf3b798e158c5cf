package org.wardiary.projector.stream;

/** Names of the topics that the read side reads and writes. */
public final class ReadTopics {

  private static final String PREFIX = "wardiary.";

  /** The log. */
  public static final String EVENTS = PREFIX + "events";

  /** Damaged messages. */
  public static final String QUARANTINE = PREFIX + "quarantine";

  private ReadTopics() {}

  /** The topic of a view. */
  public static String of(ViewKind<?> kind) {
    return PREFIX + kind.name();
  }
}
