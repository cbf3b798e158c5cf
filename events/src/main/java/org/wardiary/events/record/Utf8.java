package org.wardiary.events.record;

import java.util.Optional;

/**
 * Checks byte by byte that a text is strict UTF-8: without overlong forms, surrogates or code
 * points beyond U+10FFFF.
 */
final class Utf8 {

  /**
   * A byte that is not valid UTF-8.
   *
   * @param place where the malformed character begins
   * @param value the byte that begins it, 0 to 255
   */
  record BadByte(Place place, int value) {}

  private int due;
  private int low = 0x80;
  private int high = 0xBF;
  private int leadLine;
  private int leadColumn;
  private int lead;
  private Optional<BadByte> bad = Optional.empty();

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
        due--;
        low = 0x80;
        high = 0xBF;
        return true;
      }
      end();
    }
    if (b >= 0x80) {
      leadLine = line;
      leadColumn = column;
      lead = b;
      begin(b);
    }
    return false;
  }

  private void begin(int b) {
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
      bad = Optional.of(new BadByte(new Place(leadLine, leadColumn), lead));
    }
    due = 0;
    low = 0x80;
    high = 0xBF;
  }

  /** Returns the first bad byte since the last call. */
  Optional<BadByte> badByte() {
    Optional<BadByte> found = bad;
    if (found.isPresent()) {
      bad = Optional.empty();
    }
    return found;
  }
}
