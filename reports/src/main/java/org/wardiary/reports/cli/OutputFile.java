package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A file that appears whole or not at all: written under another name beside its place and moved
 * there when it is done. Without {@link #commit()} an old file stays as it was.
 */
final class OutputFile implements AutoCloseable {

  private final Path target;
  private final Path draft;
  private final Writer writer;

  private OutputFile(Path target, Path draft) throws IOException {
    this.target = target;
    this.draft = draft;
    this.writer = Files.newBufferedWriter(draft, StandardCharsets.UTF_8);
  }

  /** A file to be written, with the folders above it. */
  static OutputFile create(Path target) throws IOException {
    Path whole = target.toAbsolutePath();
    Path folder = Optional.ofNullable(whole.getParent()).orElseThrow();
    Files.createDirectories(folder);
    // a draft that a killed run left is overwritten
    return new OutputFile(whole, folder.resolve("." + whole.getFileName() + ".part"));
  }

  /** Writes to the draft, UTF-8. */
  Writer writer() {
    return writer;
  }

  /** Puts the file in its place. */
  void commit() throws IOException {
    writer.close();
    Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    writer.close();
    Files.deleteIfExists(draft);
  }
}
