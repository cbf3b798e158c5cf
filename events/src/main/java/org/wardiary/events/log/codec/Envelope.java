package org.wardiary.events.log.codec;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.apache.avro.io.BinaryData;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;

/**
 * What the message of an event in a batch begins with and the batch tells: writer, game and seq.
 * Behind it stand edition, ply, turn and side; then the link of the chain, which the batch tells
 * too; then all else.
 */
final class Envelope {

  /** What a message begins with that {@link GameEvent}'s own schema wrote. */
  static final byte[] WRITER = MessageCodec.header(GameEvent.getClassSchema());

  private static final int LONGEST_VARINT = 10;
  private static final int NUMBERS = 3;
  private static final int LINK = 32;

  private final byte[] beginning;

  /**
   * The beginning of a message.
   *
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

  /** The beginning of a message that {@link GameEvent}'s own schema wrote. */
  Envelope(String gameId, long seq) {
    this(ByteBuffer.wrap(WRITER), gameId.getBytes(StandardCharsets.UTF_8), seq);
  }

  /**
   * What a batch holds of a message.
   *
   * @param link what a short link to the message before it is
   * @return nothing if the message begins otherwise or has another link
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
   * The message again.
   *
   * @throws IndexOutOfBoundsException if it ends before the link
   */
  byte[] message(ByteBuffer rest, Sha256 link) {
    byte[] bytes = new byte[rest.remaining()];
    rest.duplicate().get(bytes);
    int at = linkAt(bytes, 0);
    ByteBuffer message = ByteBuffer.allocate(beginning.length + bytes.length + LINK);
    message.put(beginning).put(bytes, 0, at).put(link.bytes()).put(bytes, at, bytes.length - at);
    return message.array();
  }

  /** Where the link stands in a message behind edition, ply, turn and side. */
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

  /** Whether a message begins so. */
  static boolean startsWith(byte[] message, byte[] beginning) {
    return message.length >= beginning.length
        && Arrays.equals(message, 0, beginning.length, beginning, 0, beginning.length);
  }
}
