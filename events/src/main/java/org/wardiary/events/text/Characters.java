package org.wardiary.events.text;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The characters that text from outside may have: tags, comments, names, reasons. Others are
 * refused wherever text comes in, since XML, CSV and terminals cannot hold them, or since they
 * change the line around them.
 */
public final class Characters {

  private static final int NONCHARACTER = 0xFFFE;

  private Characters() {}

  /** Whether text may have a code point, on a line or, as tab, LF and CR, between lines. */
  public static boolean isAllowed(int c) {
    return isPrintableAscii(c) || c == '\t' || c == '\n' || c == '\r' || kind(c).isEmpty();
  }

  private static boolean isPrintableAscii(int c) {
    return c >= ' ' && c <= '~';
  }

  /** What a character is that no line may have; empty for any other. */
  private static String kind(int c) {
    if ((c & NONCHARACTER) == NONCHARACTER || c >= 0xFDD0 && c <= 0xFDEF) {
      return "a noncharacter";
    }
    // embeddings, overrides and isolates: they reorder what follows them, to the line's end
    if (c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069) {
      return "a control of the writing direction";
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL -> "a control character";
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> "a line separator";
      case Character.SURROGATE -> "half a character";
      default -> "";
    };
  }

  /** Names a character that is not allowed: {@code a control character (U+0007)}. */
  public static String named(int c) {
    return Text.of("%s (U+%04X)", kind(c), c);
  }

  /** Names the first character that text may not have; empty if there is none. */
  public static Optional<String> fault(String text) {
    return name(text.codePoints().filter(c -> !isAllowed(c)).findFirst());
  }

  /** Names the first character that a line of text may not have; empty if there is none. */
  public static Optional<String> faultOfLine(String line) {
    return name(
        line.codePoints().filter(c -> !isPrintableAscii(c) && !kind(c).isEmpty()).findFirst());
  }

  private static Optional<String> name(OptionalInt bad) {
    return bad.isPresent() ? Optional.of(named(bad.getAsInt())) : Optional.empty();
  }

  /**
   * A text on one line, safe to print: characters that could move the cursor, end the line or
   * change its order are escaped, and so are invisible ones.
   */
  public static String printable(String text) {
    if (text.chars().allMatch(Characters::isPrintableAscii)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (!kind(c).isEmpty() || Character.getType(c) == Character.FORMAT) {
                out.append(Text.of("\\u%04x", c));
              } else {
                out.appendCodePoint(c);
              }
            });
    return out.toString();
  }
}
