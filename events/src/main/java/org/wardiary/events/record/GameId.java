package org.wardiary.events.record;

import java.util.HexFormat;
import org.wardiary.events.text.Digest;

/**
 * Ids of games. One digit of an id is always {@code a}, {@code b} or {@code c}, because programs
 * that read tables take {@code 0012345678901e12}, and some {@code 1234567890123456f}, for a number.
 */
public final class GameId {

  private static final int BYTES = 8;

  private GameId() {}

  /** Whether a text has the form of a game id: 16 lower-case hex digits, a, b or c among them. */
  public static boolean isOne(String text) {
    return text.length() == 2 * BYTES
        && text.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f')
        && !couldBeNumber(text);
  }

  private static boolean couldBeNumber(String digits) {
    return digits.chars().noneMatch(c -> c >= 'a' && c <= 'c');
  }

  /** The id from the SHA-256 of a text's UTF-8 bytes. */
  public static String of(String text) {
    return ofDigits(Digest.hex(text).substring(0, 2 * BYTES));
  }

  /** The id from a number, e.g. one drawn at random. */
  public static String of(long number) {
    return ofDigits(HexFormat.of().toHexDigits(number));
  }

  /** The id from 16 hex digits: themselves, the first replaced by {@code a} if need be. */
  private static String ofDigits(String digits) {
    return couldBeNumber(digits) ? "a" + digits.substring(1) : digits;
  }
}
