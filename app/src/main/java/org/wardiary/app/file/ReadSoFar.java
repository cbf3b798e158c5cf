package org.wardiary.app.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.wardiary.app.terminal.Progress;

/**
 * Tracks how much of some files of records has been read, to estimate the number of their games
 * before all are read. For one thread.
 */
public final class ReadSoFar {

  /** Size of all files on disk, in bytes; 0 if it is not known. */
  private final long total;

  private final List<Path> files;
  private final Function<Path, String> name;
  private long before;

  /**
   * Creates a tracker for files that are read one after the other.
   *
   * @param files their names, {@code -} for standard input
   */
  public ReadSoFar(List<Path> files) {
    this(files, Path::toString);
  }

  /**
   * Creates a tracker for files that are read one after the other.
   *
   * @param files the files, {@code -} for standard input
   * @param name what messages call a file
   */
  public ReadSoFar(List<Path> files, Function<Path, String> name) {
    this.name = name;
    this.files = List.copyOf(files);
    // like standard input, a pipe can be read only once
    boolean known =
        files.stream()
            .allMatch(file -> !FileArguments.isStandardInput(file) && Files.isRegularFile(file));
    total = known ? files.stream().mapToLong(ReadSoFar::size).sum() : 0;
  }

  /** The files' names. */
  List<Path> files() {
    return files;
  }

  /** What messages call a file. */
  String name(Path file) {
    return name.apply(file);
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      return 0; // reading the file will report why
    }
  }

  /**
   * Opens the next of the files, decompressed, and has it read.
   *
   * @param file name of the file
   * @param work reads the file
   */
  void read(Path file, Reading work) throws IOException {
    if (total == 0) {
      try (InputStream in = FileArguments.open(file)) {
        work.read(in, games -> Progress.UNKNOWN);
      }
      return;
    }
    try (FileChannel channel = FileChannel.open(file);
        InputStream in = FileArguments.open(Channels.newInputStream(channel))) {
      work.read(in, games -> expected(games, channel));
      before += channel.size();
    }
  }

  /** The number of games in all, if those to come are as long as those read. */
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
     * Reads the file.
     *
     * @param whole estimates the number of games of all files
     */
    void read(InputStream in, Whole whole) throws IOException;
  }

  /** Estimates how many games all files have. */
  @FunctionalInterface
  interface Whole {

    /**
     * The estimated number of games of all files.
     *
     * @param games number of games read so far
     * @return the estimate, or {@link Progress#UNKNOWN} if there is none
     */
    long games(long games) throws IOException;
  }
}
