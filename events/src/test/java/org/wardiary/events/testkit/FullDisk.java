package org.wardiary.events.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A disk with room for names of files but for hardly any content; only root on Linux has one. */
public final class FullDisk implements AutoCloseable {

  private final Path folder;

  /** Mounts it at a folder that is created for it; skips the test where that is not possible. */
  public FullDisk(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    // a page, which is the least that a limit can be
    List<String> words = List.of("mount", "-t", "tmpfs", "-o", "size=4k", "full");
    assumeTrue(run(words, folder), "no disk can be mounted here");
  }

  /** Where it is mounted. */
  public Path folder() {
    return folder;
  }

  private static boolean run(List<String> words, Path folder) {
    try {
      List<String> all = new ArrayList<>(words);
      all.add(folder.toString());
      return new ProcessBuilder(all).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    run(List.of("umount", "-l"), folder);
  }
}
