package org.wardiary.events.log.codec;

import java.util.Arrays;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;

/**
 * A message's link to the hash of the messages before it: the whole hash, or its first byte
 * followed by 31 zero bytes. Since that hash covers all previous messages, a changed message is
 * detected by the next link in 255 of 256 cases, otherwise by the one after it with the same
 * probability, and by the next whole hash in any case.
 */
final class Link {

  private static final int SHORT = 1;

  private Link() {}

  /** The link that a message with this body holds. */
  static Sha256 of(Sha256 head, Object body) {
    boolean whole =
        body instanceof GameStarted || body instanceof GameEnded || body instanceof GameRevised;
    return whole ? head : shortened(head);
  }

  /** Whether a link matches a hash, as the whole hash or as its first byte. */
  static boolean isOf(Sha256 link, Sha256 head) {
    return isWhole(link, head) || link.equals(shortened(head));
  }

  /** Whether a link is the whole hash. */
  static boolean isWhole(Sha256 link, Sha256 head) {
    return link.equals(head);
  }

  /** The hash after a message that holds this link to the hash before it. */
  static Sha256 next(Sha256 head, Sha256 link, byte[] message) {
    return isWhole(link, head) ? Chain.hash(message) : Chain.hash(head.bytes(), message);
  }

  /** The first byte of a hash and 31 zero bytes. */
  static Sha256 shortened(Sha256 head) {
    return new Sha256(Arrays.copyOf(Arrays.copyOf(head.bytes(), SHORT), head.bytes().length));
  }
}
