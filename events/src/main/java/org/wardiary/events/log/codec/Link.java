package org.wardiary.events.log.codec;

import java.util.Arrays;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;

/**
 * What a message holds of the hash of the messages before it: all of it, or its first byte and 31
 * zero bytes. Since that hash is of all messages, a message that was changed is found by the next
 * link in 255 of 256 cases, by the one after that in 255 of the 256 others, and by the next whole
 * hash in any case.
 */
final class Link {

  private static final int SHORT = 1;

  private Link() {}

  /** What a message with this body holds. */
  static Sha256 of(Sha256 head, Object body) {
    boolean whole =
        body instanceof GameStarted || body instanceof GameEnded || body instanceof GameRevised;
    return whole ? head : shortened(head);
  }

  /** Whether it is of this hash: the whole hash, or the link. */
  static boolean isOf(Sha256 link, Sha256 head) {
    return isWhole(link, head) || link.equals(shortened(head));
  }

  /** Whether it is this whole hash. */
  static boolean isWhole(Sha256 link, Sha256 head) {
    return link.equals(head);
  }

  /** The hash after a message that holds so much of the hash before it. */
  static Sha256 next(Sha256 head, Sha256 link, byte[] message) {
    return isWhole(link, head) ? Chain.hash(message) : Chain.hash(head.bytes(), message);
  }

  /** The first byte of a hash and 31 zero bytes. */
  static Sha256 shortened(Sha256 head) {
    return new Sha256(Arrays.copyOf(Arrays.copyOf(head.bytes(), SHORT), head.bytes().length));
  }
}
