package org.wardiary.events.log.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The exclusive right to run an application on a state folder. The operating system releases it
 * when the process ends, however it ends.
 */
public final class AppLock implements AutoCloseable {

  private final Path file;
  private final FileChannel channel;

  private AppLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the right; empty if another program, or another part of this one, has it.
   *
   * @param application the application's id
   */
  public static Optional<AppLock> take(Path stateFolder, String application) {
    try {
      Files.createDirectories(stateFolder);
      Path file = stateFolder.resolve(application + ".lock");
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      Optional<AppLock> taken = Optional.empty();
      try {
        taken = tryLock(channel) ? Optional.of(new AppLock(file, channel)) : Optional.empty();
      } finally {
        if (taken.isEmpty()) {
          channel.close();
        }
      }
      return taken;
    } catch (IOException e) {
      throw new UncheckedIOException("cannot use the state folder " + stateFolder, e);
    }
  }

  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** Gives up the right to an application that will never run again, and deletes the lock file. */
  public void closeForEver() {
    close();
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // leaves an empty file behind; another program may be trying to lock it at this moment
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
