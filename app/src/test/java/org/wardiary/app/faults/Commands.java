package org.wardiary.app.faults;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.wardiary.events.text.Text;

/** Runs commands of the operating system. */
final class Commands {

  private Commands() {}

  /**
   * Runs a command to its end.
   *
   * @return what it printed
   * @throws IOException if it fails
   */
  static String run(List<String> words) throws IOException {
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      int exit = process.waitFor();
      if (exit != 0) {
        throw new IOException(Text.of("expected %s to succeed but: %d %s", words, exit, said));
      }
      return said;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(words.toString());
    }
  }

  /**
   * Sends a signal.
   *
   * @param signal its name, {@code STOP}
   */
  static void signal(String signal, long pid) throws IOException {
    run(List.of("kill", "-" + signal, Long.toString(pid)));
  }

  /** The beginning of a command that limits the number of its open files. */
  static List<String> withHandles(int most) {
    return List.of("sh", "-c", Text.of("ulimit -n %d; exec \"$@\"", most), "sh");
  }

  /** Whether this program runs as root. */
  static boolean areOfRoot() {
    try {
      return run(List.of("id", "-u")).strip().equals("0");
    } catch (IOException e) {
      return false;
    }
  }
}
