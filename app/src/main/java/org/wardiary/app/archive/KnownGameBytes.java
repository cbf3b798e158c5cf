package org.wardiary.app.archive;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.wardiary.events.identity.Occasion;

/** Encodes a {@link KnownGame} in the bytes of its texts and some 40 more. */
final class KnownGameBytes {

  private static final int HEX = 16;

  private KnownGameBytes() {}

  /** A game's id as a number. */
  static long number(String id) {
    return Long.parseUnsignedLong(id, HEX);
  }

  /** Encodes a game. */
  static byte[] of(KnownGame game) {
    List<byte[]> texts = new ArrayList<>();
    Occasion occasion = game.occasion();
    texts.add(utf8(occasion.event()));
    texts.add(utf8(occasion.date()));
    texts.add(utf8(occasion.round()));
    texts.add(utf8(occasion.random()));
    occasion.players().forEach(player -> texts.add(utf8(player)));
    int length = texts.stream().mapToInt(text -> Integer.BYTES + text.length).sum();
    ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES + Integer.BYTES + 2 + length);
    bytes.putLong(number(game.id())).putInt(game.answers());
    bytes.put(flag(game.open())).put(flag(occasion.simulated()));
    texts.forEach(text -> bytes.putInt(text.length).put(text));
    return bytes.array();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte flag(boolean value) {
    return (byte) (value ? 1 : 0);
  }

  /** Decodes a game. */
  static KnownGame game(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    String id = HexFormat.of().toHexDigits(in.getLong());
    int answers = in.getInt();
    boolean open = in.get() == 1;
    boolean simulated = in.get() == 1;
    String event = text(in);
    String date = text(in);
    String round = text(in);
    String random = text(in);
    List<String> players = new ArrayList<>(2);
    while (in.hasRemaining()) {
      players.add(text(in));
    }
    return new KnownGame(
        id, new Occasion(event, date, round, players, random, simulated), open, answers);
  }

  private static String text(ByteBuffer in) {
    byte[] text = new byte[in.getInt()];
    in.get(text);
    return new String(text, StandardCharsets.UTF_8);
  }
}
