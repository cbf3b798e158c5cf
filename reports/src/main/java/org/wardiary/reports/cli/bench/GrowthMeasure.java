package org.wardiary.reports.cli.bench;

/** What {@code bench growth} measures at each number of games; each has a chart of its own. */
enum GrowthMeasure {
  /** Seconds by the clock. */
  CLOCK("clock", "Time by the clock", "s"),
  /** CPU seconds of all processes that work for a command. */
  CPU("CPU", "CPU time", "s"),
  /** The most memory that a process had from the system. */
  MEMORY("memory", "Memory of each process, at its most", "MiB"),
  /** The most heap that a program used, garbage included. */
  HEAP("heap", "Heap of each program, at its fullest", "MiB"),
  /** Bytes on disk. */
  BYTES("bytes", "Records and archive", "MB");

  private final String word;
  private final String title;
  private final String unit;

  GrowthMeasure(String word, String title, String unit) {
    this.word = word;
    this.title = title;
    this.unit = unit;
  }

  /** The word for this measure in the name of a figure. */
  String word() {
    return word;
  }

  /** Heading of its chart. */
  String title() {
    return title;
  }

  /** Unit of its values. */
  String unit() {
    return unit;
  }
}
