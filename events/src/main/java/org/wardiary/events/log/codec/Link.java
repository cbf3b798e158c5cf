package org.wardiary.events.log.codec;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;

/**
 * A message's link to the hash of the messages before it. A message that begins or ends an edition
 * holds the whole hash, any other its first byte followed by 31 zero bytes: hashes cannot be
 * compressed, and whole ones would take up two thirds of the log. Since the hash covers all
 * previous messages, a changed message is detected by the next link in 255 of 256 cases, otherwise
 * by the one after it with the same probability, and by the next whole hash in any case.
 */
final class Link {

  private static final Set<String> WHOLE =
      Stream.of(GameStarted.SCHEMA$, GameEnded.SCHEMA$, GameRevised.SCHEMA$)
          .map(Schema::getName)
          .collect(Collectors.toUnmodifiableSet());
  private static final int SHORT = 1;

  private Link() {}

  /** The link that a message with this body holds. */
  static Sha256 of(Sha256 head, SpecificRecord body) {
    return isWhole(Codecs.typeOf(body)) ? head : shortened(head);
  }

  /**
   * The hash after a message with this body. One that holds the whole hash before it needs nothing
   * else, so that the end of a game is known from its last message alone.
   */
  static Sha256 next(Sha256 head, byte[] message, SpecificRecord body) {
    return isWhole(Codecs.typeOf(body)) ? Chain.hash(message) : Chain.hash(head.bytes(), message);
  }

  /** Whether events of a type hold the whole hash. */
  static boolean isWhole(String type) {
    return WHOLE.contains(type);
  }

  /** The first byte of a hash and 31 zero bytes. */
  static Sha256 shortened(Sha256 head) {
    return new Sha256(Arrays.copyOf(Arrays.copyOf(head.bytes(), SHORT), head.bytes().length));
  }
}
