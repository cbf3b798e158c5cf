package org.wardiary.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import org.junit.jupiter.api.Test;

class QrTextTest {

  private static final String ADDRESS = "http://192.168.178.24:8080/";

  @Test
  void linesShowTheModules_twoRowsEach_withALightMargin() {
    QrCode code = QrCode.encodeText(ADDRESS, QrCode.Ecc.MEDIUM);
    String[] lines = QrText.of(ADDRESS).replaceAll("\u001b\\[[0-9;]*m", "").split("\n");
    assertThat(lines).hasSize((code.size + 5) / 2);
    for (int y = -2; y < code.size + 2; y++) {
      String line = lines[(y + 2) / 2];
      assertThat(line).hasSize(code.size + 4);
      String dark = (y + 2) % 2 == 0 ? "\u2580\u2588" : "\u2584\u2588";
      for (int x = -2; x < code.size + 2; x++) {
        assertThat(dark.indexOf(line.charAt(x + 2)) >= 0).isEqualTo(code.getModule(x, y));
      }
    }
  }
}
