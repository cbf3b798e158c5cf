package org.wardiary.reports.remote;

/** Who reads what a command prints. */
public enum Caller {
  /** A person at a terminal: with colour, and progress of what takes long. */
  PERSON,
  /** A file or a program. */
  PROGRAM
}
