package org.wardiary.events.log.broker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Marks a shared broker as used by a program: a lock on one byte of the file {@code users} in the
 * data directory, which the operating system releases when the program ends, however it ends. A
 * lock on all bytes shows that no other program uses the broker.
 */
public final class BrokerUse implements AutoCloseable {

  private static final String FILE = "users";
  private static final int TRIES = 5;
  private static final long PAUSE_MS = 10;

  private final Optional<FileChannel> channel;

  private BrokerUse(Optional<FileChannel> channel) {
    this.channel = channel;
  }

  /**
   * Begins to use the broker. Where nothing can be locked, as on some network folders, the use is
   * not visible to others.
   *
   * @return empty if the program that shares the broker is about to end
   */
  public static Optional<BrokerUse> begin(Path directory) {
    // a random byte, since two locks held by one program must not overlap
    long any = ThreadLocalRandom.current().nextLong(Long.MAX_VALUE - 1);
    try {
      Optional<BrokerUse> use = lock(directory, any, 1);
      // the program that shares the broker may be checking just now whether anybody uses it
      for (int again = 0; use.isEmpty() && again < TRIES; again++) {
        Thread.sleep(PAUSE_MS);
        use = lock(directory, any, 1);
      }
      return use;
    } catch (IOException e) {
      return Optional.of(new BrokerUse(Optional.empty()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /**
   * Keeps all others from beginning to use the broker; for a program that does not use it itself.
   *
   * @return empty if a program uses it
   */
  public static Optional<BrokerUse> alone(Path directory) {
    try {
      return lock(directory, 0, Long.MAX_VALUE);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<BrokerUse> lock(Path directory, long from, long bytes)
      throws IOException {
    FileChannel channel =
        FileChannel.open(
            directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock(from, bytes, false);
      if (lock != null) {
        return Optional.of(new BrokerUse(Optional.of(channel)));
      }
    } catch (OverlappingFileLockException e) {
      // this program uses it
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    channel.close();
    return Optional.empty();
  }

  @Override
  public void close() {
    try {
      if (channel.isPresent()) {
        channel.get().close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
