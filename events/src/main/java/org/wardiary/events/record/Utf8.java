package org.wardiary.events.record;

import java.util.Optional;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/**
 * Checks byte by byte that a text is strict UTF-8, without overlong forms, surrogates or code
 * points beyond U+10FFFF, and has only characters that text may have.
 */
final class Utf8 {

  /**
   * A character that a text may not have.
   *
   * @param place where it begins
   * @param reason {@code expected … but …}
   */
  record BadCharacter(Place place, String reason) {}

  private int due;
  private int low = 0x80;
  private int high = 0xBF;
  private int leadLine;
  private int leadColumn;
  private int lead;
  private int character;
  private Optional<BadCharacter> bad = Optional.empty();

  /** Whether a character has begun but not ended. */
  boolean open() {
    return due > 0;
  }

  /**
   * Takes the byte at a line and column.
   *
   * @return whether it continues a character, so that it does not occupy a column of its own
   */
  boolean take(byte signed, int line, int column) {
    int b = signed & 0xFF;
    if (due > 0) {
      if (b >= low && b <= high) {
        character = character << 6 | b & 0x3F;
        due--;
        low = 0x80;
        high = 0xBF;
        if (due == 0) {
          check(character);
        }
        return true;
      }
      end();
    }
    leadLine = line;
    leadColumn = column;
    lead = b;
    if (b >= 0x80) {
      begin(b);
    } else {
      check(b);
    }
    return false;
  }

  private void check(int c) {
    if (bad.isEmpty() && !Characters.isAllowed(c)) {
      refuse("expected text but got " + Characters.named(c));
    }
  }

  private void refuse(String reason) {
    bad = Optional.of(new BadCharacter(new Place(leadLine, leadColumn), reason));
  }

  private void begin(int b) {
    character = b & (b < 0xE0 ? 0x1F : b < 0xF0 ? 0x0F : 0x07);
    due = b < 0xC2 || b > 0xF4 ? -1 : b < 0xE0 ? 1 : b < 0xF0 ? 2 : 3;
    low = b == 0xE0 ? 0xA0 : b == 0xF0 ? 0x90 : 0x80;
    high = b == 0xED ? 0x9F : b == 0xF4 ? 0x8F : 0xBF;
    if (due < 0) {
      end();
    }
  }

  /** Ends the text or the current character; a character that is still open is malformed. */
  void end() {
    if (due != 0 && bad.isEmpty()) {
      String reason =
          "expected UTF-8 but the character here begins with a byte 0x%02x that breaks it";
      refuse(Text.of(reason, lead));
    }
    due = 0;
    low = 0x80;
    high = 0xBF;
  }

  /** Returns the first bad character since the last call. */
  Optional<BadCharacter> badCharacter() {
    Optional<BadCharacter> found = bad;
    if (found.isPresent()) {
      bad = Optional.empty();
    }
    return found;
  }
}
