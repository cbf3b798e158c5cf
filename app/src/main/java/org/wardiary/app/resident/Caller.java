package org.wardiary.app.resident;

import java.nio.file.Path;

/**
 * The caller of a command that the resident program runs.
 *
 * @param reader who reads the command's output
 * @param folder absolute path of the folder that file names are relative to
 */
public record Caller(Reader reader, Path folder) {

  /** Who reads the output of a command. */
  public enum Reader {
    /** A person at a terminal, who gets colour and the progress of long work. */
    PERSON,
    /** A file or a program. */
    PROGRAM
  }

  /** A caller in the working directory of this program. */
  public static Caller here(Reader reader) {
    return new Caller(reader, Path.of("").toAbsolutePath());
  }
}
