package org.wardiary.reports.cli.terminal;

/** Progress of a long piece of work, stage after stage. */
public interface Progress extends AutoCloseable {

  /** The number of steps where nobody knows it. */
  long UNKNOWN = -1;

  /** Shows nothing. */
  Progress SILENT = done -> {};

  /** Shows how many steps of the stage are done. */
  void to(long done);

  /**
   * Begins a stage; the one before it is over.
   *
   * @param total number of steps, or {@link #UNKNOWN}
   */
  default void begin(String task, long total) {}

  /**
   * Says how many steps the stage will have, as far as that can be told by now.
   *
   * @param total number of steps, or {@link #UNKNOWN}
   */
  default void expect(long total) {}

  /** Shows how many steps are left, where nobody knew how many there would be. */
  default void behind(long remaining) {}

  @Override
  default void close() {}
}
