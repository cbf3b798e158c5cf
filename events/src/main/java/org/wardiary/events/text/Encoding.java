package org.wardiary.events.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Text as bytes: UTF-8, and what is said of others. */
public final class Encoding {

  /** The number of first bytes that tell UTF-16 and UTF-32 from UTF-8. */
  public static final int TELLING = 4;

  /** In this order, since the mark of UTF-16 begins that of UTF-32. */
  private static final Map<Pattern, String> FIRST_BYTES = new LinkedHashMap<>();

  static {
    FIRST_BYTES.put(Pattern.compile("0000feff|000000(?!00)"), "UTF-32 (big-endian)");
    FIRST_BYTES.put(Pattern.compile("fffe0000|(?!00)..000000"), "UTF-32 (little-endian)");
    FIRST_BYTES.put(Pattern.compile("feff|00(?!00)..00(?!00).."), "UTF-16 (big-endian)");
    FIRST_BYTES.put(Pattern.compile("fffe|(?!00)..00(?!00)..00"), "UTF-16 (little-endian)");
  }

  private static final String EXPECTED = "expected UTF-8 but ";

  private Encoding() {}

  /**
   * Why a text cannot be UTF-8, if its first bytes are those of UTF-16 or UTF-32: a byte order
   * mark, or an ASCII character with its zero bytes.
   *
   * @param first the first bytes, at least {@link #TELLING} if there are so many
   */
  public static Optional<String> wrong(byte[] first) {
    return FIRST_BYTES.entrySet().stream()
        .filter(known -> known.getKey().matcher(hex(first)).lookingAt())
        .map(known -> EXPECTED + "the text is " + known.getValue() + "; save it as UTF-8")
        .findFirst();
  }

  private static String hex(byte[] first) {
    return HexFormat.of().formatHex(first, 0, Math.min(first.length, TELLING));
  }

  /**
   * Decodes UTF-8; a byte order mark at the beginning is left out.
   *
   * @throws CharacterCodingException if it is not UTF-8; the message says what was expected and
   *     found
   */
  public static String decode(byte[] bytes) throws CharacterCodingException {
    Optional<String> wrong = wrong(bytes);
    if (wrong.isPresent()) {
      throw new WrongEncoding(wrong.get());
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw new WrongEncoding(EXPECTED + "some of its bytes are not");
    }
  }

  private static final class WrongEncoding extends CharacterCodingException {

    private static final long serialVersionUID = 1L;

    private final String message;

    WrongEncoding(String message) {
      this.message = message;
    }

    @Override
    public String getMessage() {
      return message;
    }
  }
}
