package org.wardiary.reports.csv;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.wardiary.events.text.Text;

/**
 * A file that appears whole or not at all: written under another name beside its place and moved
 * there when it is done. Without {@link #commit()} an old file stays as it was.
 */
public final class OutputFile implements AutoCloseable {

  private final Path target;
  private final Path draft;
  private final OutputStream bytes;
  private final Writer writer;

  private OutputFile(Path target, Path draft) throws IOException {
    this.target = target;
    this.draft = draft;
    this.bytes = Files.newOutputStream(draft);
    this.writer = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
  }

  /** A file to be written, with the folders above it. */
  public static OutputFile create(Path target) throws IOException {
    Path whole = target.toAbsolutePath();
    Files.createDirectories(whole.getParent());
    // a name of its own: two programs that write the same file must not write into one draft
    Path draft = Files.createTempFile(whole.getParent(), "." + whole.getFileName(), ".part");
    // such files are for their owner alone; what is written here is for showing
    draft.toFile().setReadable(true, false);
    return new OutputFile(whole, draft);
  }

  /**
   * Writes a whole text as UTF-8.
   *
   * @throws UncheckedIOException if that fails; the file is then what it was before
   */
  public static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes a whole file.
   *
   * @throws UncheckedIOException if that fails; the file is then what it was before
   */
  public static void write(Path file, byte[] content) {
    try (OutputFile output = create(file)) {
      output.bytes.write(content);
      output.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file), e);
    }
  }

  /** Writes to the draft, UTF-8. */
  public Writer writer() {
    return writer;
  }

  /** Puts the file in its place. */
  public void commit() throws IOException {
    writer.close();
    Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    writer.close();
    Files.deleteIfExists(draft);
  }
}
