package org.wardiary.reports.csv;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.wardiary.events.text.Text;

/**
 * A file that appears whole or not at all: written under another name beside its place and moved
 * there when it is done. Without {@link #commit()} an old file stays as it was.
 *
 * <p>Nothing but a regular file is ever replaced. Of a symbolic link the file that it leads to is
 * written, and the link stays; what is no file (a device, a pipe) is written to as it is.
 */
public final class OutputFile implements AutoCloseable {

  private static final int LINKS = 40;

  private final Path target;
  private final Optional<Path> draft;
  private final OutputStream bytes;
  private final Writer writer;

  private OutputFile(Path target, Optional<Path> draft, OutputStream bytes) {
    this.target = target;
    this.draft = draft;
    this.bytes = bytes;
    this.writer = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
  }

  /**
   * A file to be written, with the folders above it.
   *
   * @throws IOException if it is a directory, leads nowhere, or cannot be made
   */
  public static OutputFile create(Path file) throws IOException {
    Path target = behindLinks(file.toAbsolutePath());
    if (Files.isDirectory(target)) {
      throw new IOException(Text.of("expected a file but %s is a directory", file));
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      return new OutputFile(target, Optional.empty(), Files.newOutputStream(target));
    }
    if (!Files.isSymbolicLink(file)) {
      Files.createDirectories(target.getParent());
    }
    try {
      return drafted(target);
    } catch (AccessDeniedException e) {
      throw new IOException(Text.of("no permission to write in %s", target.getParent()), e);
    } catch (NoSuchFileException e) {
      throw new IOException(Text.of("the folder %s does not exist", target.getParent()), e);
    }
  }

  private static OutputFile drafted(Path target) throws IOException {
    // a name of its own: two programs that write the same file must not write into one draft
    Path draft = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".part");
    // such files are for their owner alone; what is written here is for showing
    draft.toFile().setReadable(true, false);
    return new OutputFile(target, Optional.of(draft), Files.newOutputStream(draft));
  }

  /** Where a chain of links ends, whether anything is there or not. */
  private static Path behindLinks(Path file) throws IOException {
    Path at = file;
    for (int i = 0; i < LINKS; i++) {
      // a link to a device or pipe leads to what has no name of its own
      if (!Files.isSymbolicLink(at) || (Files.exists(at) && !Files.isRegularFile(at))) {
        return at;
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    throw new IOException(Text.of("expected a file but %s leads in a circle", file));
  }

  /**
   * What is written to a stream at once: standard output.
   *
   * @param stream stays open
   */
  public static OutputFile to(OutputStream stream) {
    return new OutputFile(Path.of("-"), Optional.empty(), new Unclosed(stream));
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
      output.write(content);
      output.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file), e);
    }
  }

  /** Writes bytes to the draft. */
  public void write(byte[] content) throws IOException {
    writer.flush();
    bytes.write(content);
  }

  /** Writes bytes to the draft, as a stream; closing it does not end the file. */
  public OutputStream stream() {
    return new Unclosed(bytes);
  }

  /** Writes to the draft, UTF-8. */
  public Writer writer() {
    return writer;
  }

  /** Puts the file in its place. */
  public void commit() throws IOException {
    writer.close();
    if (draft.isPresent()) {
      Files.move(
          draft.get(), target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      writer.close();
    } finally {
      if (draft.isPresent()) {
        Files.deleteIfExists(draft.get());
      }
    }
  }
}
