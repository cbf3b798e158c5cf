package org.wardiary.reports.cli.file;

import java.nio.file.Path;

/** The names that files of records have in a packed file. */
public final class PackedNames {

  /** What standard input is packed as. */
  private static final String NAMELESS = "records.wdr";

  private PackedNames() {}

  /** A file's name without its folders and without what says that it is compressed. */
  public static String of(Path file) {
    if (FileArguments.isStandardInput(file)) {
      return NAMELESS;
    }
    String name = file.getFileName().toString();
    String plain = name.replaceFirst("\\.(gz|zst|wdp)$", "");
    return plain.isEmpty() ? NAMELESS : plain;
  }

  /** Whether a name leads to a file in the folder itself. */
  static boolean isPlain(String name) {
    return !name.isEmpty()
        && !name.equals(".")
        && !name.equals("..")
        && name.chars().allMatch(c -> c >= ' ' && c != '/' && c != '\\' && c != ':');
  }
}
