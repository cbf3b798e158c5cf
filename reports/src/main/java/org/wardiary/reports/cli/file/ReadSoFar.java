package org.wardiary.reports.cli.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.reports.cli.terminal.Progress;

/**
 * How much of some files of records is read, by which the number of their games is told before all
 * are read. For one thread.
 */
public final class ReadSoFar {

  /** Bytes of all files, as they lie on the disk; 0 where that is not known. */
  private final long total;

  private final List<Path> files;
  private final Path folder;
  private long before;

  /**
   * Files that are read one after the other.
   *
   * @param files their names, {@code -} for standard input
   * @param folder the folder that names are relative to
   */
  public ReadSoFar(List<Path> files, Path folder) {
    this.files = List.copyOf(files);
    this.folder = folder;
    // a pipe can be read only once too
    boolean known =
        files.stream()
            .allMatch(
                file ->
                    !FileArguments.isStandardInput(file)
                        && Files.isRegularFile(folder.resolve(file)));
    total = known ? files.stream().mapToLong(file -> size(folder.resolve(file))).sum() : 0;
  }

  /** The files' names. */
  List<Path> files() {
    return files;
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      return 0; // reading it tells why
    }
  }

  /**
   * Opens the next of the files, decompressed and unpacked.
   *
   * @param file its name
   * @param work reads it
   */
  void read(Path file, Reading work) throws IOException {
    if (total == 0) {
      Path place = FileArguments.isStandardInput(file) ? file : folder.resolve(file);
      try (InputStream in = FileArguments.open(place)) {
        work.read(in, games -> Progress.UNKNOWN);
      }
      return;
    }
    try (FileChannel channel = FileChannel.open(folder.resolve(file));
        InputStream in = FileArguments.open(Channels.newInputStream(channel))) {
      work.read(in, games -> expected(games, channel));
      before += channel.size();
    }
  }

  /** If those to come are as long as those that are read. */
  private long expected(long games, FileChannel channel) throws IOException {
    long read = before + channel.position();
    return read == 0
        ? Progress.UNKNOWN
        : Math.max(games, Math.round((double) games * total / read));
  }

  /** Reads a file. */
  @FunctionalInterface
  interface Reading {

    /**
     * Reads it.
     *
     * @param whole tells the number of games
     */
    void read(InputStream in, Whole whole) throws IOException;
  }

  /** Tells how many games all files have. */
  @FunctionalInterface
  interface Whole {

    /**
     * About how many there are in all.
     *
     * @param games how many are read
     * @return {@link Progress#UNKNOWN} if nobody knows
     */
    long games(long games) throws IOException;
  }
}
