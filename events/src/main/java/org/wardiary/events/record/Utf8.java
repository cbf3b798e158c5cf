package org.wardiary.events.record;

import java.util.Optional;

/** Checks bytes one by one to be strict UTF-8: no overlong forms, no surrogates, no more. */
final class Utf8 {

  /**
   * A byte that is not UTF-8.
   *
   * @param place of the broken character
   * @param value the byte, 0 to 255
   */
  record BadByte(Place place, int value) {}

  private int due;
  private int low = 0x80;
  private int high = 0xBF;
  private int leadLine;
  private int leadColumn;
  private int lead;
  private Optional<BadByte> bad = Optional.empty();

  /** Whether a character has begun and not ended. */
  boolean open() {
    return due > 0;
  }

  /**
   * Takes a byte that stands at a line and column.
   *
   * @return whether it continues a character, so that it takes no column of its own
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

  /** The text, or the character, ends here: an open character is broken. */
  void end() {
    if (due != 0 && bad.isEmpty()) {
      bad = Optional.of(new BadByte(new Place(leadLine, leadColumn), lead));
    }
    due = 0;
    low = 0x80;
    high = 0xBF;
  }

  /** The first bad byte since the last call. */
  Optional<BadByte> badByte() {
    Optional<BadByte> found = bad;
    if (found.isPresent()) {
      bad = Optional.empty();
    }
    return found;
  }
}
