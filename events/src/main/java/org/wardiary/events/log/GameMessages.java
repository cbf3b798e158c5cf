package org.wardiary.events.log;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.text.Text;

/**
 * All messages of a game.
 *
 * @param gameId the game
 * @param messages the bytes of each message, in order
 */
public record GameMessages(String gameId, List<byte[]> messages) {

  /** The largest total size of one game's messages, in bytes. */
  public static final int LIMIT = 64 << 20;

  private static final int LEVEL = 12;

  /** Copies the list. */
  public GameMessages {
    messages = List.copyOf(messages);
  }

  /** Packs the messages as a command holds them ({@code commands.avdl}), compressed. */
  public byte[] packed() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (byte[] message : messages) {
        out.writeInt(message.length);
        out.write(message);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Zstd.compress(bytes.toByteArray(), LEVEL);
  }

  /**
   * Why packed messages cannot be sent: they exceed the largest size of a message; empty if they
   * can.
   */
  public static Optional<String> tooLarge(byte[] packed) {
    return packed.length <= Submission.LIMIT
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "expected messages of at most %d bytes, compressed, but they have %d",
                Submission.LIMIT, packed.length));
  }

  /**
   * Unpacks the messages that a command holds.
   *
   * @throws CorruptMessage if the bytes are not packed messages
   */
  public static GameMessages unpacked(String gameId, byte[] packed) {
    ByteBuffer in = ByteBuffer.wrap(decompressed(packed));
    List<byte[]> messages = new ArrayList<>();
    try {
      while (in.hasRemaining()) {
        int length = in.getInt();
        if (length < 0 || length > in.remaining()) {
          throw damaged("lengths of messages but they do not fit");
        }
        byte[] message = new byte[length];
        in.get(message);
        messages.add(message);
      }
    } catch (BufferUnderflowException e) {
      throw damaged("messages to their end but they are cut off");
    }
    return new GameMessages(gameId, messages);
  }

  private static byte[] decompressed(byte[] packed) {
    // zstd does not accept an empty array
    long size = packed.length == 0 ? -1 : Zstd.getFrameContentSize(packed);
    if (size < 0 || size > LIMIT) {
      throw damaged("messages of a length that may be but it is " + size);
    }
    byte[] plain = new byte[(int) size];
    try {
      if (Zstd.decompress(plain, packed) == size) {
        return plain;
      }
    } catch (ZstdException e) {
      // reported below
    }
    throw damaged("messages that can be decompressed but these cannot");
  }

  private static CorruptMessage damaged(String expected) {
    return new CorruptMessage(CorruptMessage.Problem.DAMAGED, Text.of("expected %s", expected));
  }
}
