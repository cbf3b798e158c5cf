package org.wardiary.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.events.log.Submission;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/** Lines of a script, in UTF-8. A last line without a line feed counts too. */
public final class PipedLines implements TypedLines {

  private final Console console;
  private final BufferedReader in;
  private int line;

  /**
   * Creates a reader that has read no line yet.
   *
   * @param console where lines are printed
   * @param in the script; never closed, since it belongs to the caller
   */
  public PipedLines(Console console, InputStream in) {
    this.console = console;
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  @Override
  public Optional<String> next(String prompt, Function<String, Collection<String>> words) {
    line++;
    try {
      StringBuilder text = new StringBuilder();
      int c = in.read();
      if (c < 0) {
        return Optional.empty();
      }
      while (c >= 0 && c != '\n') {
        text.append((char) c);
        if (text.length() > Submission.LIMIT) {
          throw new InputRefused(
              Text.of("line %d: expected at most %d characters", line, Submission.LIMIT));
        }
        c = in.read();
      }
      if (text.indexOf("\u0000") >= 0) {
        throw new InputRefused(
            Text.of("line %d: expected UTF-8 but got a zero byte, as UTF-16 has them", line));
      }
      if (!Text.isReadable(text.toString())) {
        throw new InputRefused(
            Text.of(
                "line %d: expected UTF-8, and no U+FFFD, which stands for bytes that are not UTF-8",
                line));
      }
      int length = text.length();
      boolean carriage = length > 0 && text.charAt(length - 1) == '\r';
      int from = line == 1 && text.indexOf("\uFEFF") == 0 ? 1 : 0;
      return Optional.of(text.substring(from, carriage ? length - 1 : length));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read standard input but failed", e);
    }
  }

  @Override
  public void print(String text) {
    console.out().println(text);
    console.out().flush();
  }

  @Override
  public String place() {
    return Text.of("line %d: ", line);
  }

  @Override
  public boolean isPerson() {
    return false;
  }

  @Override
  public void close() {
    // the stream belongs to the caller
  }
}
