package org.wardiary.app.terminal;

/** Progress of a long piece of work, stage after stage. */
public interface Progress extends AutoCloseable {

  /** An unknown number of steps. */
  long UNKNOWN = -1;

  /** Shows nothing. */
  Progress SILENT = done -> {};

  /** Shows how many steps of the current stage are done. */
  void to(long done);

  /**
   * Begins a stage, and ends the one before it.
   *
   * @param total number of steps, or {@link #UNKNOWN}
   */
  default void begin(String task, long total) {}

  /**
   * Sets how many steps the stage is now expected to have.
   *
   * @param total number of steps, or {@link #UNKNOWN}
   */
  default void expect(long total) {}

  /** Shows how many steps are left, for a stage whose number of steps was not known. */
  default void behind(long remaining) {}

  @Override
  default void close() {}
}
