package org.wardiary.reports.faults;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.text.Text;

/** A disk of a few megabytes in memory, a {@code tmpfs}; root alone can make one. */
final class SmallDisk implements AutoCloseable {

  /** What it has when nothing is to be missing, in bytes. */
  static final long AMPLE = 512L << 20;

  private static final long PAGE = 4096;

  private final Path folder;

  /** An ample one, mounted at a folder that is made for it. */
  SmallDisk(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    Commands.run(List.of("mount", "-t", "tmpfs", "-o", size(AMPLE), "wardiary", folder.toString()));
  }

  private static String size(long bytes) {
    return Text.of("size=%dk", bytes >> 10);
  }

  /** Where it is. */
  Path folder() {
    return folder;
  }

  /** Leaves so many bytes of it free. */
  void leave(long free) throws IOException {
    FileStore store = Files.getFileStore(folder);
    resize(store.getTotalSpace() - store.getUnallocatedSpace() + free);
  }

  /** Makes it ample again. */
  void mend() throws IOException {
    resize(AMPLE);
  }

  private void resize(long bytes) throws IOException {
    // one of size 0 would have no limit, and take none any more
    String size = size(Math.max(PAGE, bytes));
    Commands.run(List.of("mount", "-o", "remount," + size, folder.toString()));
  }

  @Override
  public void close() throws IOException {
    // lazily: a process that was killed may hold a file for a moment more
    Commands.run(List.of("umount", "-l", folder.toString()));
  }
}
