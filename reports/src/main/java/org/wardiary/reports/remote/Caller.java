package org.wardiary.reports.remote;

import java.nio.file.Path;

/**
 * Who has a command run elsewhere.
 *
 * @param reader who reads what it prints
 * @param folder the folder that names of files are relative to, absolute
 */
public record Caller(Reader reader, Path folder) {

  /** Who reads what a command prints. */
  public enum Reader {
    /** A person at a terminal: with colour, and progress of what takes long. */
    PERSON,
    /** A file or a program. */
    PROGRAM
  }

  /** This program, in the folder that it runs in. */
  public static Caller here(Reader reader) {
    return new Caller(reader, Path.of("").toAbsolutePath());
  }
}
