package org.wardiary.events.log.broker;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.text.Text;

/** The end of a log file. */
final class LogTail {

  private static final int BYTES = 16 << 10;
  private static final int LINES = 12;

  private LogTail() {}

  /**
   * The last lines of a file, without stack frames, or why they cannot be read.
   *
   * @param from the length of the file before anything that is of interest was written
   */
  static String of(Path file, long from) {
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      // a file that was renamed since, and begun again, is of interest as a whole
      long written = log.length() < from ? log.length() : log.length() - from;
      if (written == 0) {
        return "(nothing was written)";
      }
      byte[] end = new byte[(int) Math.min(written, BYTES)];
      log.seek(log.length() - end.length);
      log.readFully(end);
      List<String> lines =
          new String(end, StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("\tat "))
              .toList();
      return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES), lines.size()));
    } catch (IOException e) {
      return Text.of("(no log: %s)", e.getMessage());
    }
  }
}
