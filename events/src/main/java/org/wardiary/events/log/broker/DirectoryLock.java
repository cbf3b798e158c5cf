package org.wardiary.events.log.broker;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;

/**
 * Exclusive use of a data directory, locked before the broker touches it: Kafka's own lock comes
 * too late and can harm the broker that was there first. The operating system releases it when the
 * process ends.
 */
final class DirectoryLock implements AutoCloseable {

  /** Name of the file that is locked. */
  static final String FILE = "lock";

  private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(15);
  private static final Duration PAUSE = Duration.ofMillis(20);

  private final FileChannel channel;

  private DirectoryLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock. Waits for a broker whose owner is gone, since that broker is about to end.
   *
   * @return empty if a running program holds it
   */
  static Optional<DirectoryLock> take(Path directory) throws IOException, InterruptedException {
    FileChannel channel =
        FileChannel.open(
            directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    long end = System.nanoTime() + LOCK_TIMEOUT.toNanos();
    while (System.nanoTime() < end) {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return Optional.of(new DirectoryLock(channel));
      }
      if (DirectoryOwner.read(directory).filter(DirectoryOwner::ownerLives).isPresent()) {
        break;
      }
      Thread.sleep(PAUSE.toMillis());
    }
    channel.close();
    return Optional.empty();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
