package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.text.Text;

/** A disk of a few megabytes in memory, a {@code tmpfs}; only root can make one. */
final class SmallDisk implements AutoCloseable {

  /** Its size in bytes when no space is to be lacking. */
  static final long AMPLE = 512L << 20;

  private static final long PAGE = 4096;

  private final Path folder;

  /** Makes an ample disk, mounted at a folder that is created for it. */
  SmallDisk(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    Commands.run(List.of("mount", "-t", "tmpfs", "-o", size(AMPLE), "wardiary", folder.toString()));
  }

  private static String size(long bytes) {
    return Text.of("size=%dk", bytes >> 10);
  }

  /** Where it is mounted. */
  Path folder() {
    return folder;
  }

  /** Leaves a number of its bytes free. */
  void leave(long free) throws IOException {
    FileStore store = Files.getFileStore(folder);
    resize(store.getTotalSpace() - store.getUnallocatedSpace() + free);
  }

  /** Makes it ample again. */
  void mend() throws IOException {
    resize(AMPLE);
  }

  private void resize(long bytes) throws IOException {
    // a size of 0 would mean no limit, and a limit could not be set again
    String size = size(Math.max(PAGE, bytes));
    Commands.run(List.of("mount", "-o", "remount," + size, folder.toString()));
  }

  @Override
  public void close() throws IOException {
    // lazily, because a killed process may hold a file for a moment longer
    Commands.run(List.of("umount", "-l", folder.toString()));
  }
}
