package org.wardiary.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.Result;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QrTextTest {

  /** Pixels of a module, as on a photograph. */
  private static final int MODULE = 5;

  private static final int WHITE = 0xFFFFFF;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://192.168.178.24:8080/",
        "http://[fd00::8a2e:370:7334]:8144/?key=0123456789abcdef0123456789abcdef"
      })
  void whatATerminalShows_isReadAsTheAddress(String address) throws Exception {
    Result read = new QRCodeReader().decode(photograph(QrText.of(address)));

    assertThat(read.getBarcodeFormat()).isEqualTo(BarcodeFormat.QR_CODE);
    assertThat(read.getText()).isEqualTo(address);
  }

  /** The text as a picture of black on white, two rows of modules in a line. */
  private static BinaryBitmap photograph(String text) {
    String[] lines = text.replaceAll("\u001b\\[[0-9;]*m", "").split("\n");
    int width = lines[0].length() * MODULE;
    int height = lines.length * 2 * MODULE;
    int[] pixels = new int[width * height];
    Arrays.fill(pixels, WHITE);
    for (int i = 0; i < pixels.length; i++) {
      int row = i / width / MODULE;
      char block = lines[row / 2].charAt(i % width / MODULE);
      if (block == '\u2588' || block == (row % 2 == 0 ? '\u2580' : '\u2584')) {
        pixels[i] = 0;
      }
    }
    return new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
  }
}
