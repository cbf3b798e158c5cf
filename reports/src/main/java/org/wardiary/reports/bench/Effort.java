package org.wardiary.reports.bench;

/**
 * How much is measured.
 *
 * @param warmUp rounds of pure computing that are not counted: the compiler's time is CPU time too,
 *     and it takes seconds to settle; rounds with a broker have one such round
 * @param rounds rounds that are counted
 * @param roundMillis least CPU time of a round of pure computing, in milliseconds
 * @param games simulated games of each game
 * @param times how often each is stored in a round, which should be long against the time between
 *     two commits
 * @param nodes perft goes as deep as it takes to count so many sequences
 * @param folds rounds, after one that is not counted, of rebuilding views from all events
 * @param lookups positions asked for in a round
 * @param commands rounds of whole commands
 * @param reports rounds of what takes long
 */
public record Effort(
    int warmUp,
    int rounds,
    int roundMillis,
    int games,
    int times,
    long nodes,
    int folds,
    int lookups,
    int commands,
    int reports) {

  /** Seconds: whether all works, and a first idea. */
  public static final Effort QUICK = new Effort(3, 3, 300, 5, 8, 20_000, 1, 500, 3, 1);

  /** Minutes: figures to compare. */
  public static final Effort FULL = new Effort(10, 5, 500, 20, 4, 1_000_000, 2, 2000, 7, 3);
}
