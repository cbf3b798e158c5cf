package org.wardiary.app.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.wardiary.events.text.Characters;

/** The text of a sheet: UTF-8 with or without a byte order mark, or UTF-16 with one. */
final class SheetText {

  private static final int MOST = 64 << 20;

  private SheetText() {}

  static String read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MOST + 1);
    if (bytes.length > MOST) {
      throw new BadSheet("expected at most %d MiB", MOST >> 20);
    }
    if (begins(bytes, 'P', 'K')) {
      throw new BadSheet(
          "expected a sheet that is saved as CSV but it is a workbook or an archive");
    }
    String text = decoded(bytes, charset(bytes));
    String sheet = text.startsWith("\uFEFF") ? text.substring(1) : text;
    Characters.fault(sheet)
        .ifPresent(
            fault -> {
              throw new BadSheet("expected text but got %s", fault);
            });
    return sheet;
  }

  private static boolean begins(byte[] bytes, int first, int second) {
    return bytes.length > 1 && bytes[0] == (byte) first && bytes[1] == (byte) second;
  }

  private static Charset charset(byte[] bytes) {
    boolean marked = begins(bytes, 0xFF, 0xFE) || begins(bytes, 0xFE, 0xFF);
    return marked ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
  }

  private static String decoded(byte[] bytes, Charset charset) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult end =
        charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT).decode(in, out, true);
    String text = out.flip().toString();
    if (end.isError()) {
      throw new BadSheet(
          "line %d: expected %s but got other bytes; save the sheet as 'CSV UTF-8'",
          1 + text.chars().filter(c -> c == '\n').count(), charset.name());
    }
    return text;
  }
}
