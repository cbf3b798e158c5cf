package org.wardiary.reports.csv;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.events.file.ReplacedFile;
import org.wardiary.events.record.Compression;
import org.wardiary.events.text.Text;

/**
 * A file that appears whole or not at all: it is written under another name beside its place and
 * moved there when it is complete. Without {@link #commit()} an existing file stays as it was.
 *
 * <p>Only a regular file is ever replaced. A symbolic link stays, and the file that it leads to is
 * written; a device or a pipe is written to directly.
 *
 * <p>A file whose name ends in {@code .gz} or {@code .zst} is compressed.
 */
public final class OutputFile implements AutoCloseable {

  private final Path target;
  private final Optional<Draft> draft;
  private final OutputStream bytes;
  private final Writer writer;

  private OutputFile(Path target, Optional<Draft> draft, OutputStream bytes) {
    this.target = target;
    this.draft = draft;
    this.bytes = bytes;
    this.writer = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
  }

  /**
   * Opens a file for writing and creates the folders above it.
   *
   * @throws IOException if it is a directory, a link into a folder that does not exist, or cannot
   *     be created
   */
  public static OutputFile create(Path file) throws IOException {
    return create(file, target -> Draft.temporary(target, compression(file)));
  }

  /**
   * As {@link #create}, but a draft that is not committed is kept, and the next program that writes
   * the same file continues it. Only one program at a time can write it. The draft of a compressed
   * file is not compressed.
   *
   * @param mark identifies what is written; each mark has a draft of its own
   * @param kept tells how much of an existing draft to keep
   * @throws IOException as {@link #create}, and if another program is writing it
   */
  public static OutputFile resume(Path file, String mark, Kept kept) throws IOException {
    return create(file, target -> Draft.kept(target, compression(file), mark, kept));
  }

  private static Compression compression(Path file) {
    return Compression.byName(file.toString());
  }

  /** Tells how much of an existing draft to keep. */
  @FunctionalInterface
  public interface Kept {

    /**
     * The number of leading bytes to keep; the rest is cut off.
     *
     * @param draft the existing draft, from its beginning
     */
    long bytes(InputStream draft) throws IOException;
  }

  /** Makes a draft for a file. */
  @FunctionalInterface
  private interface Drafting {
    Draft of(Path target) throws IOException;
  }

  private static OutputFile create(Path file, Drafting drafting) throws IOException {
    Path target = ReplacedFile.behindLinks(file.toAbsolutePath());
    if (Files.isDirectory(target)) {
      throw new IOException(Text.of("expected a file but %s is a directory", file));
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      OutputStream direct = compression(file).of(Files.newOutputStream(target));
      return new OutputFile(target, Optional.empty(), direct);
    }
    try {
      if (!Files.isSymbolicLink(file)) {
        Files.createDirectories(target.getParent());
      }
      Draft draft = drafting.of(target);
      return new OutputFile(target, Optional.of(draft), draft.bytes());
    } catch (FileAlreadyExistsException e) {
      throw new IOException(Text.of("expected a folder but %s is a file", e.getFile()), e);
    } catch (AccessDeniedException e) {
      throw new IOException(Text.of("no permission to write in %s", target.getParent()), e);
    } catch (NoSuchFileException e) {
      throw new IOException(Text.of("the folder %s does not exist", target.getParent()), e);
    }
  }

  /**
   * An output that is written directly to a stream, such as standard output.
   *
   * @param stream the stream, which stays open
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
    write(file, Text.utf8(text));
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

  /** Writes text to the draft, as UTF-8. */
  public Writer writer() {
    return writer;
  }

  /** Completes the file and moves it to its place. */
  public void commit() throws IOException {
    if (draft.isPresent() && draft.get().unfinished() == Draft.Unfinished.KEPT) {
      writer.flush();
    } else {
      writer.close();
    }
    if (draft.isPresent()) {
      draft.get().putAt(target);
    }
    writer.close();
  }

  @Override
  public void close() throws IOException {
    try {
      writer.close();
    } finally {
      if (draft.isPresent()) {
        draft.get().leave();
      }
    }
  }
}
