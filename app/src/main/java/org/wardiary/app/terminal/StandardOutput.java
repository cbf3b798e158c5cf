package org.wardiary.app.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.text.Text;

/**
 * Standard output of this process, which remembers why results could not be written, since a {@link
 * java.io.PrintWriter} on it goes on as if they had been. For one thread.
 */
public final class StandardOutput extends FilterOutputStream {

  private static final String NOBODY_READS = "Broken pipe";

  private Optional<IOException> failure = Optional.empty();

  /** Opens standard output. */
  public StandardOutput() {
    super(new FileOutputStream(FileDescriptor.out));
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      IOException thrown = isNobody(e) ? new NobodyReads(e) : e;
      failure = Optional.of(thrown);
      throw thrown;
    }
  }

  private static boolean isNobody(IOException e) {
    return String.valueOf(e.getMessage()).contains(NOBODY_READS);
  }

  /**
   * The exit code of a command whose results went here; all of them have to be flushed.
   *
   * @param code the command's own exit code
   * @param errors receives the message of a failure
   */
  public int code(int code, Consumer<String> errors) {
    if (failure.isEmpty() || code != ExitCode.DONE) {
      return code;
    }
    if (failure.get() instanceof NobodyReads) {
      return ExitCode.NOBODY_READS;
    }
    String reason = String.valueOf(failure.get().getMessage());
    errors.accept(Text.of("expected to write to standard output but failed: %s", reason));
    return ExitCode.FAILED;
  }
}
