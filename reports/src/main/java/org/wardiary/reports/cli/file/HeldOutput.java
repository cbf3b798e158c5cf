package org.wardiary.reports.cli.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.reports.csv.OutputFile;

/**
 * An output that receives nothing before all of it is known to be good. Standard output, a device
 * or a pipe, from which nothing can be taken back, waits in a temporary file; any other file is
 * moved to its place at the end anyway.
 *
 * @param output the output
 * @param draft where it is written; the output itself if that appears whole or not at all
 * @param folder the folder of the temporary file, if there is one
 */
record HeldOutput(OutputFile output, OutputFile draft, Optional<TemporaryFolder> folder)
    implements AutoCloseable {

  private static final String NAME = "held";

  /** Holds an output, which is closed with it. */
  static HeldOutput of(OutputFile output) throws IOException {
    if (!output.isDirect()) {
      return new HeldOutput(output, output, Optional.empty());
    }
    TemporaryFolder folder = TemporaryFolder.create("wardiary-output");
    try {
      OutputFile draft = OutputFile.create(folder.path().resolve(NAME));
      return new HeldOutput(output, draft, Optional.of(folder));
    } catch (IOException e) {
      folder.close();
      throw e;
    }
  }

  /** Passes on what waits; the draft must have been committed. */
  void release() throws IOException {
    if (folder.isPresent()) {
      Path held = folder.get().path().resolve(NAME);
      Files.copy(held, output.stream());
      output.commit();
    }
  }

  @Override
  public void close() throws IOException {
    try {
      draft.close();
      output.close();
    } finally {
      folder.ifPresent(TemporaryFolder::close);
    }
  }
}
