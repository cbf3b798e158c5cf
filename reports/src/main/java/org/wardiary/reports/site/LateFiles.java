package org.wardiary.reports.site;

import java.util.Map;
import java.util.function.Supplier;

/** The files of a folder whose list itself takes long to make; made once, on first use. */
final class LateFiles {

  private final String folder;
  private final Supplier<Map<String, Supplier<byte[]>>> make;
  private Map<String, Supplier<byte[]>> made;

  LateFiles(String folder, Supplier<Map<String, Supplier<byte[]>>> make) {
    this.folder = folder;
    this.make = make;
  }

  /** Whether a path lies in the folder. */
  boolean holds(String path) {
    return path.startsWith(folder);
  }

  /** All files of the folder. */
  synchronized Map<String, Supplier<byte[]>> files() {
    if (made == null) {
      made = Map.copyOf(make.get());
    }
    return made;
  }
}
