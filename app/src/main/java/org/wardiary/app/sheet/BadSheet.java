package org.wardiary.app.sheet;

import org.wardiary.events.text.Text;

/** A sheet, or a row of one, cannot be read; the message says what was expected. */
final class BadSheet extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadSheet(String reason, Object... values) {
    super(Text.of(reason, values));
  }
}
