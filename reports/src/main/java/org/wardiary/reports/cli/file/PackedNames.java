package org.wardiary.reports.cli.file;

import java.nio.file.Path;
import org.wardiary.events.pack.PackedGame;

/** The names that files of records have in a packed file. */
public final class PackedNames {

  /** The name under which standard input is packed, and games are unpacked that have none. */
  private static final String NAMELESS = "records.wdr";

  private PackedNames() {}

  /** A file's name without its folders and without a suffix for compressed or packed files. */
  public static String of(Path file) {
    if (FileArguments.isStandardInput(file)) {
      return NAMELESS;
    }
    String name = file.getFileName().toString();
    String plain = name.replaceFirst("\\.(gz|zst|wdp)$", "");
    return plain.isEmpty() ? NAMELESS : plain;
  }

  /** The name of the file of a packed game, which may stand before any name. */
  static String of(PackedGame game) {
    return game.file().isEmpty() ? NAMELESS : game.file();
  }

  /** Whether a name can only denote a file in the target folder itself. */
  public static boolean isPlain(String name) {
    return !name.isEmpty()
        && !name.equals(".")
        && !name.equals("..")
        && name.chars().allMatch(c -> c >= ' ' && c != '/' && c != '\\' && c != ':');
  }
}
