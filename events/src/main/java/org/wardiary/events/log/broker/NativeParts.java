package org.wardiary.events.log.broker;

import org.rocksdb.util.Environment;
import org.wardiary.events.text.Text;

/** The native parts of libraries, of which a release has those of one platform. */
final class NativeParts {

  private NativeParts() {}

  /**
   * Requires those of this platform, before a store or a message needs them.
   *
   * @throws ClusterException if they are missing
   */
  static void require() {
    String library = Environment.getJniLibraryFileName("rocksdb");
    if (NativeParts.class.getResource("/" + library) == null) {
      throw new ClusterException(
          Text.of(
              "expected wardiary for Java on %s %s but this is the download for another platform",
              System.getProperty("os.name"), System.getProperty("os.arch")));
    }
  }
}
