package org.wardiary.events.log.codec;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.apache.avro.io.BinaryData;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.text.Text;

/**
 * The beginning of an event's message, which can be derived from its batch: writer, game and seq.
 * It is followed by edition, ply, turn and side, then by the link of the chain, which can be
 * derived too, and then by the rest of the message.
 */
final class Envelope {

  /** The first bytes of a message written with {@link GameEvent}'s own schema. */
  static final byte[] WRITER = MessageCodec.header(GameEvent.getClassSchema());

  private static final int LONGEST_VARINT = 10;
  private static final int NUMBERS = 3;
  private static final int LINK = 32;

  private final byte[] beginning;

  /**
   * The beginning of a message.
   *
   * @param writer the first bytes of a message with the writer's schema
   * @param gameId the id in UTF-8
   */
  Envelope(ByteBuffer writer, byte[] gameId, long seq) {
    byte[] bytes = new byte[writer.remaining() + 2 * LONGEST_VARINT + gameId.length];
    int length = writer.remaining();
    writer.duplicate().get(bytes, 0, length);
    length += BinaryData.encodeLong(gameId.length, bytes, length);
    System.arraycopy(gameId, 0, bytes, length, gameId.length);
    length += gameId.length;
    length += BinaryData.encodeLong(seq, bytes, length);
    this.beginning = Arrays.copyOf(bytes, length);
  }

  /** The beginning of a message written with {@link GameEvent}'s own schema. */
  Envelope(String gameId, long seq) {
    this(ByteBuffer.wrap(WRITER), Text.utf8(gameId), seq);
  }

  /**
   * The part of a message that a batch holds: the message without its beginning and its link.
   *
   * @param link the expected link to the message before it
   * @return empty if the message begins otherwise or has another link
   */
  Optional<byte[]> rest(byte[] message, Sha256 link) {
    if (!startsWith(message, beginning)) {
      return Optional.empty();
    }
    int at = linkAt(message, beginning.length);
    if (at + LINK > message.length
        || !Arrays.equals(message, at, at + LINK, link.bytes(), 0, LINK)) {
      return Optional.empty();
    }
    ByteArrayOutputStream rest = new ByteArrayOutputStream(message.length);
    rest.write(message, beginning.length, at - beginning.length);
    rest.write(message, at + LINK, message.length - at - LINK);
    return Optional.of(rest.toByteArray());
  }

  /**
   * Restores the message from the part that a batch holds.
   *
   * @throws IndexOutOfBoundsException if that part ends before the link
   */
  byte[] message(ByteBuffer rest, Sha256 link) {
    byte[] bytes = new byte[rest.remaining()];
    rest.duplicate().get(bytes);
    int at = linkAt(bytes, 0);
    ByteBuffer message = ByteBuffer.allocate(beginning.length + bytes.length + LINK);
    message.put(beginning).put(bytes, 0, at).put(link.bytes()).put(bytes, at, bytes.length - at);
    return message.array();
  }

  /** The offset of the link, after edition, ply, turn and side. */
  private static int linkAt(byte[] message, int from) {
    int at = from;
    for (int i = 0; i < NUMBERS; i++) {
      at = behindVarint(message, at);
    }
    long length = 0;
    int begin = at;
    at = behindVarint(message, at);
    for (int i = at - 1; i >= begin; i--) {
      length = length << 7 | message[i] & 0x7F;
    }
    long end = at + (length >>> 1);
    if ((length & 1) != 0 || end < at || end > message.length) {
      throw new IndexOutOfBoundsException("a side that ends behind its message");
    }
    return (int) end;
  }

  private static int behindVarint(byte[] message, int from) {
    int at = from;
    while (message[at] < 0) {
      at++;
    }
    return at + 1;
  }

  /** Whether a message starts with these bytes. */
  static boolean startsWith(byte[] message, byte[] beginning) {
    return message.length >= beginning.length
        && Arrays.equals(message, 0, beginning.length, beginning, 0, beginning.length);
  }
}
