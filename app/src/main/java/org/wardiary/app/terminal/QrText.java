package org.wardiary.app.terminal;

import io.nayuki.qrcodegen.QrCode;

/** QR codes as text for terminals: two rows of modules in a line. */
public final class QrText {

  /** The light margin that ISO/IEC 18004 asks for, in modules. */
  private static final int QUIET = 4;

  /** Black on white, whatever the terminal's own colours are: readers expect it so. */
  private static final String COLOURS = "\u001b[38;5;16;48;5;231m";

  private static final String RESET = "\u001b[0m";
  private static final String[] BLOCKS = {" ", "\u2580", "\u2584", "\u2588"};

  private QrText() {}

  /** The QR code of a text, in lines without LF at the end. */
  public static String of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    StringBuilder lines = new StringBuilder();
    for (int y = -QUIET; y < code.size + QUIET; y += 2) {
      lines.append(y == -QUIET ? "" : "\n").append(COLOURS);
      for (int x = -QUIET; x < code.size + QUIET; x++) {
        // outside the code, modules are light
        lines.append(BLOCKS[(code.getModule(x, y) ? 1 : 0) + (code.getModule(x, y + 1) ? 2 : 0)]);
      }
      lines.append(RESET);
    }
    return lines.toString();
  }
}
